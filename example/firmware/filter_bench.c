/*
 * How many instructions one output of the decimation filter of layer 3 would take here: the answer to "why is there an
 * FPGA". Two products an instruction (SMLALD), a sum of 64 bits, samples stored twice so that no index wraps.
 */
#include <arm_acle.h>
#include <stdint.h>
#include "filter.h" /* FILTER[FILTER_TAPS], FILTER_SHIFT; made by make_inputs.py */

#define REG(address) (*(volatile uint32_t *)(address))
#define TIMER_LOAD REG(0x40000008U)
#define TIMER_VALUE REG(0x40000004U)
#define TIMER_CTRL REG(0x40000000U)
#define UART_DATA REG(0x40004000U)
#define UART_CTRL REG(0x40004008U)
#define OUTPUTS 2560U /* 100 ms */
#define DECIMATE 4U

static int16_t ring[2U * FILTER_TAPS];
static uint32_t oldest;

static void take(int16_t sample)
{
  ring[oldest] = sample;
  ring[oldest + FILTER_TAPS] = sample;
  oldest++;
  if (oldest == FILTER_TAPS) {
    oldest = 0U;
  }
}

static int16_t filtered(void)
{
  const int16_t *x = &ring[oldest];
  int64_t sum = (int64_t)1 << (FILTER_SHIFT - 1);
  for (uint32_t k = 0U; k < FILTER_TAPS; k += 2U) {
    int16x2_t two;
    int16x2_t taps;
    (void)__builtin_memcpy(&two, &x[k], sizeof two);
    (void)__builtin_memcpy(&taps, &FILTER[k], sizeof taps);
    sum = __smlald(two, taps, sum);
  }
  sum >>= FILTER_SHIFT;
  if (sum > INT16_MAX) {
    sum = INT16_MAX;
  }
  if (sum < INT16_MIN) {
    sum = INT16_MIN;
  }
  return (int16_t)sum;
}

extern uint32_t data_load[], data_start[], data_end[], bss_start[], bss_end[], stack_top[];

static void put_number(uint32_t value)
{
  char digits[12];
  uint32_t at = sizeof digits;
  do {
    at--;
    digits[at] = (char)('0' + (char)(value % 10U));
    value /= 10U;
  } while (value != 0U);
  for (; at < sizeof digits; at++) {
    UART_DATA = (uint32_t)(uint8_t)digits[at];
  }
  UART_DATA = '\n';
}

static void halt(void)
{
  static const uint32_t exit_code = 0x20026U;
  __asm volatile("mov r0, #0x18\n mov r1, %0\n bkpt 0xab" ::"r"(exit_code) : "r0", "r1");
}

void start(void)
{
  for (uint32_t *to = data_start, *from = data_load; to < data_end; to++, from++) {
    *to = *from;
  }
  for (uint32_t *to = bss_start; to < bss_end; to++) {
    *to = 0U;
  }
  UART_CTRL = 1U;
  TIMER_LOAD = 0xFFFFFFFFU;
  TIMER_VALUE = 0xFFFFFFFFU;
  TIMER_CTRL = 1U;
  const uint32_t begun = TIMER_VALUE;
  uint32_t check = 0U;
  for (uint32_t n = 0U; n < OUTPUTS; n++) {
    for (uint32_t i = 0U; i < DECIMATE; i++) {
      take((int16_t)(((n * DECIMATE) + i) * 40503U)); /* some samples; the count does not depend on them */
    }
    check += (uint32_t)(uint16_t)filtered();
  }
  const uint32_t took = begun - TIMER_VALUE; /* of 40 ns */
  put_number(took);
  put_number(OUTPUTS);
  put_number(check);
  halt();
}

typedef void (*Handler)(void);
__attribute__((section(".vectors"), used)) static const Handler VECTORS[4] = {(Handler)stack_top, start, halt, halt};
