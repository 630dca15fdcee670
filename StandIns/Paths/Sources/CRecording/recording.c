#include "recording.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <unwind.h>

static bool is_recording = false;
static pthread_t recorded_thread;

// Where the program's own code lies; the linker defines both.
extern const char __executable_start, etext;

void usher_begin_recording(const char *title) {
  printf("# %s\n", title);
  recorded_thread = pthread_self();
  is_recording = true;
}

void usher_end_recording(void) {
  is_recording = false;
  fflush(stdout);
}

// Writes one frame, unless it is of a shared library. A return address may lie behind the function that
// it belongs to; the byte before it does not.
static _Unwind_Reason_Code write_frame(struct _Unwind_Context *context, void *unused) {
  (void)unused;
  uintptr_t address = _Unwind_GetIP(context) - 1;
  uintptr_t start = (uintptr_t)&__executable_start;
  if (address >= start && address < (uintptr_t)&etext) printf(" %#lx", address - start);
  return _URC_NO_REASON;
}

// Called where a function is entered. Writes the stack as a line, the innermost frame first: this
// function's own.
void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  (void)guard;
  if (!is_recording || !pthread_equal(pthread_self(), recorded_thread)) return;
  is_recording = false;
  _Unwind_Backtrace(write_frame, NULL);
  putchar('\n');
  is_recording = true;
}

void __sanitizer_cov_trace_pc_guard_init(uint32_t *begin, uint32_t *end) {
  (void)begin;
  (void)end;
}
