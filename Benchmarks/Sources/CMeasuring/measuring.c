#include "measuring.h"

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>

static unsigned long allocations = 0;
static bool is_counting = false;

__attribute__((noinline)) void usher_measured(void (*body)(void *), void *context) {
  is_counting = true;
  body(context);
  is_counting = false;
}

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
