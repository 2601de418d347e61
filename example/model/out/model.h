/* Made by model/train.py. Weights of ten bits; a logit is 65536. */
#include <stdint.h>
static const int32_t MODEL_WEIGHT[5] = {-181, 144, -598, 464, 404};
static const int32_t MODEL_MEAN[5] = {2323, 1917, 117, 858, 756};
#define MODEL_BIAS (5634)
#define MODEL_LIMIT (59024)
