#include "measuring.h"

#include <errno.h>
#include <stddef.h>

static unsigned long allocations = 0;
static bool is_counting = false;

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#define CAN_BE_PROFILED true
#else
#define CAN_BE_PROFILED false
#define CALLGRIND_START_INSTRUMENTATION
#define CALLGRIND_STOP_INSTRUMENTATION
#endif

void usher_measured(void (*body)(void *), void *context) {
  is_counting = true;
  // What comes before is not looked at, which makes it many times as fast.
  CALLGRIND_START_INSTRUMENTATION;
  body(context);
  CALLGRIND_STOP_INSTRUMENTATION;
  is_counting = false;
}

bool usher_can_be_profiled(void) { return CAN_BE_PROFILED; }

#if defined(__linux__)
// What Foundation's run loop calls as well; alone, because a run loop also looks at the clock.
extern void _dispatch_main_queue_callback_4CF(void *);
void usher_run_main_queue(void) { _dispatch_main_queue_callback_4CF(NULL); }
#elif defined(__APPLE__)
#include <CoreFoundation/CoreFoundation.h>
void usher_run_main_queue(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true); }
#endif

unsigned long usher_allocations(void) { return allocations; }

#if defined(__GLIBC__)
// The executable's own definitions come before those of the C library, for the Swift runtime too. The
// counter is a plain variable because what is measured stays on one thread.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static void count(void) {
  if (is_counting) allocations += 1;
}

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count();
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count();
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}
#endif
