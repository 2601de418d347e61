/*
 * Four tasks on a Cortex-M4: each is an interrupt handler with a priority of its own, so that the interrupt controller
 * is the scheduler. The timer only sets interrupts pending. A task runs to its end; a shorter deadline interrupts it.
 */
#include <stdint.h>
#include "features.h"
#include "model.h"
#include "record.h" /* RECORD_SAMPLES, RECORD_BPFO_Q8, RECORD_BPFI_Q8: what the FPGA of layer 3 sent */

#define REG(address) (*(volatile uint32_t *)(address))
#define SYST_CSR REG(0xE000E010U)
#define SYST_RVR REG(0xE000E014U)
#define SYST_CVR REG(0xE000E018U)
#define NVIC_ISER REG(0xE000E100U)
#define NVIC_ISPR REG(0xE000E200U)
#define NVIC_IABR REG(0xE000E300U)
#define NVIC_IPR8 ((volatile uint8_t *)0xE000E400U)
#define SHPR3 REG(0xE000ED20U)
#define TIMER_LOAD REG(0x40000008U) /* CMSDK timer 0, 25 MHz, counts down: the clock of all measurements */
#define TIMER_VALUE REG(0x40000004U)
#define TIMER_CTRL REG(0x40000000U)
#define UART_DATA REG(0x40004000U)
#define UART_CTRL REG(0x40004008U)

#define TASKS 4U
#define TICK_US 2500U
enum { RECEIVE, FEATURES, DECIDE, REPORT };
static const uint32_t PERIOD[TASKS] = {1U, 64U, 64U, 400U}; /* in ticks: 2.5 ms, 160 ms, 160 ms, 1 s */
#ifndef ONLY
#define ONLY 0xFU /* all tasks; one bit a task to measure one alone */
#endif
#ifndef TICKS
#define TICKS 3400U
#endif

static volatile uint32_t released[TASKS], longest[TASKS], jobs[TASKS], late[TASKS];
static Front front, whole;
static int32_t latest[FEATURE_COUNT], score;
static uint8_t message[512];
static uint32_t checksum;
static volatile uint32_t tick_longest, lock_longest, stale, missed;
static const uint32_t DEADLINE[TASKS] = {62500U, 1000000U, 4000000U, 25000000U}; /* of 40 ns: 2.5, 40, 160, 1000 ms */

static uint32_t now(void) { return 0xFFFFFFFFU - TIMER_VALUE; }

static void finish(uint32_t task)
{
  const uint32_t response = now() - released[task];
  longest[task] = (response > longest[task]) ? response : longest[task];
  late[task] += (response > DEADLINE[task]) ? 1U : 0U;
  jobs[task]++;
}

/* Copying the sums must not be interrupted by the next block: the only place where a task waits for a longer one. */
static void lock(void) { __asm volatile("msr basepri, %0" ::"r"(0x20U) : "memory"); }
static void unlock(void) { __asm volatile("msr basepri, %0" ::"r"(0U) : "memory"); }

void receive(void)
{
  const uint32_t block = jobs[RECEIVE] % (RECORD / BLOCK);
  if (block == 0U) {
    front_reset(&front);
  }
  front_block(&front, &RECORD_SAMPLES[block * BLOCK]);
  finish(RECEIVE);
}

void extract(void)
{
  lock();
  const uint32_t at = now();
  whole = front;
  const uint32_t took = now() - at;
  unlock();
  lock_longest = (took > lock_longest) ? took : lock_longest;
  features_of(&whole, RECORD_BPFO_Q8, RECORD_BPFI_Q8, latest);
  finish(FEATURES);
}

void decide(void)
{
  stale += (jobs[FEATURES] != (jobs[DECIDE] + 1U)) ? 1U : 0U; /* features of another record than this one */
  score = score_of(latest);
  finish(DECIDE);
}

void report(void)
{
  for (uint32_t i = 0U; i < sizeof message; i++) {
    message[i] = (uint8_t)(i + (uint32_t)score);
  }
  for (uint32_t i = 0U; i < 16U; i++) { /* 16 frames with a checksum each */
    checksum = crc32_of(message, sizeof message);
  }
  finish(REPORT);
}

void tick(void)
{
  static uint32_t count = 0U;
  uint32_t pending = 0U;
  const uint32_t at = now();
  for (uint32_t i = 0U; i < TASKS; i++) {
    if ((((ONLY >> i) & 1U) != 0U) && ((count % PERIOD[i]) == 0U) && (count != 0U)) {
      missed += ((NVIC_ISPR | NVIC_IABR) >> i) & 1U; /* the last release is still waiting, or at work */
      released[i] = at;
      pending |= 1UL << i;
    }
  }
  count++;
  NVIC_ISPR = pending;
  const uint32_t took = now() - at;
  tick_longest = (took > tick_longest) ? took : tick_longest;
}

static void put(const char *text)
{
  while (*text != '\0') {
    UART_DATA = (uint32_t)(uint8_t)*text;
    text++;
  }
}

static void put_number(const char *name, int32_t value)
{
  char digits[12];
  uint32_t at = sizeof digits - 1U;
  uint32_t rest = (value < 0) ? (0U - (uint32_t)value) : (uint32_t)value;
  digits[at] = '\0';
  do {
    at--;
    digits[at] = (char)('0' + (char)(rest % 10U));
    rest /= 10U;
  } while (rest != 0U);
  put(name);
  put((value < 0) ? " -" : " ");
  put(&digits[at]);
  put("\n");
}

extern uint32_t data_load[], data_start[], data_end[], bss_start[], bss_end[], stack_top[];

static void halt(void)
{
  static const uint32_t exit_code = 0x20026U; /* semihosting: application exit */
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
  for (volatile uint32_t *paint = (volatile uint32_t *)bss_end; paint < (volatile uint32_t *)((uintptr_t)stack_top - 256U); paint++) {
    *paint = 0xA5A5A5A5U; /* to see afterwards how deep the stack went */
  }
  if (ONLY != 0xFU) { /* a task that is measured alone has its real work: a whole record */
    front_reset(&front);
    for (uint32_t i = 0U; i < (RECORD / BLOCK); i++) {
      front_block(&front, &RECORD_SAMPLES[i * BLOCK]);
    }
    features_of(&front, RECORD_BPFO_Q8, RECORD_BPFI_Q8, latest);
  }
  UART_CTRL = 1U;
  TIMER_LOAD = 0xFFFFFFFFU;
  TIMER_VALUE = 0xFFFFFFFFU;
  TIMER_CTRL = 1U;
  NVIC_IPR8[RECEIVE] = 0x20U;
  NVIC_IPR8[FEATURES] = 0x40U;
  NVIC_IPR8[DECIDE] = 0x60U;
  NVIC_IPR8[REPORT] = 0x80U;
  SHPR3 = 0U; /* the tick stands above all */
  NVIC_ISER = 0xFU;
  SYST_RVR = (TICK_US * 25U) - 1U;
  SYST_CVR = 0U;
  SYST_CSR = 7U;
  while (now() < (TICKS * TICK_US * 25U)) {
    /* No WFI: with it QEMU 7.2 counts every second timer period only (-icount sleep=off). */
  }
  SYST_CSR = 0U;
  static const char *const NAMES[TASKS] = {"receive", "features", "decide", "report"};
  for (uint32_t i = 0U; i < TASKS; i++) {
    put(NAMES[i]);
    put_number(" longest_40ns", (int32_t)longest[i]);
    put_number("jobs", (int32_t)jobs[i]);
    put_number("late", (int32_t)late[i]);
  }
  for (uint32_t i = 0U; i < FEATURE_COUNT; i++) {
    put_number("feature", latest[i]);
  }
  put_number("tick longest_40ns", (int32_t)tick_longest);
  put_number("lock longest_40ns", (int32_t)lock_longest);
  put_number("stale", (int32_t)stale);
  put_number("missed", (int32_t)missed);
  put_number("checksum", (int32_t)checksum);
  put_number("score", score);
  put_number("alarm", (score > MODEL_LIMIT) ? 1 : 0);
  uint32_t unused = 0U;
  while (bss_end[unused] == 0xA5A5A5A5U) {
    unused++;
  }
  put_number("stack_bytes", (int32_t)(4U * ((uint32_t)(stack_top - bss_end) - unused)));
  halt();
}

static void fault(void) { halt(); }
typedef void (*Handler)(void);
__attribute__((section(".vectors"), used)) static const Handler VECTORS[20] = {
  (Handler)stack_top, start, fault, fault, fault, fault, fault, 0, 0, 0, 0, fault, fault, 0, fault, tick,
  receive, extract, decide, report,
};
