/* Made by model/train.py. Weights of 14 bits and a sign; a logit is 1048576. */
#include <stdint.h>
static const int16_t MODEL_WEIGHT[5] = {-2903, 2300, -9569, 7422, 6457};
static const int16_t MODEL_MEAN[5] = {2323, 1917, 117, 858, 756};
#define MODEL_BIAS (90142)
#define MODEL_LIMIT (1535977)
