/* Made by model/train.py. Weights of ten bits; a logit is 65536. */
#include <stdint.h>
static const int32_t MODEL_WEIGHT[5] = {11, 184, -481, 488, 379};
static const int32_t MODEL_MEAN[5] = {2351, 1935, 110, 846, 730};
#define MODEL_BIAS (16152)
#define MODEL_LIMIT (124953)
