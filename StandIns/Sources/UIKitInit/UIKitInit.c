// Objective-C can call any initialiser of a class that is known at run time only; Swift only those that are `required`, and then
// every subclass must say `required` too, which code written for UIKit does not. The initialisers do stand in the class's
// table of methods: this finds them there, by the layout that Swift's ABI has on 64-bit Linux.
#include "UIKitInit.h"

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

typedef SWIFT void *(*PlainInit)(CONTEXT const void *);
typedef SWIFT void *(*StyleInit)(uint8_t, uint64_t, uint64_t, CONTEXT const void *);
typedef SWIFT void *(*TextInit)(uint64_t, uint64_t, CONTEXT const void *);
typedef SWIFT void *(*NibInit)(uint64_t, uint64_t, const void *, CONTEXT const void *);
typedef SWIFT void *(*FrameInit)(double, double, double, double, CONTEXT const void *);

enum { descriptionOffset = 40, descriptionSize = 44 };

long uikit_init_slot(const void *metadata, int nth) {
  const char *description = *(const char *const *)((const char *)metadata + descriptionOffset);
  uint32_t flags = *(const uint32_t *)description;
  uint32_t own = flags >> 16;
  int isClass = (flags & 0x1f) == 16, isGeneric = (flags & 0x80) != 0;
  int hasTable = (own & 0x8000) != 0, hasResilientSuperclass = (own & 0x2000) != 0;
  if (!isClass || isGeneric || !hasTable || hasResilientSuperclass) return -1;
  const uint32_t *tail = (const uint32_t *)(description + descriptionSize);
  if ((own & 3) == 1) tail += 3;       // singleton metadata initialisation
  else if ((own & 3) == 2) tail += 1;  // foreign metadata initialisation
  uint32_t offset = tail[0], count = tail[1];
  tail += 2;
  for (uint32_t i = 0; i < count; i++, tail += 2)
    if ((tail[0] & 0xf) == 1 && nth-- == 0) return (long)offset + i;
  return -1;
}

static const void *method(const void *metadata, long slot) {
  return ((const void *const *)metadata)[slot];
}

void *uikit_init_style(const void *metadata, long slot, uint8_t style, uint64_t a, uint64_t b) {
  return ((StyleInit)method(metadata, slot))(style, a, b, metadata);
}

void *uikit_init_plain(const void *metadata, long slot) {
  return ((PlainInit)method(metadata, slot))(metadata);
}

void *uikit_init_text(const void *metadata, long slot, uint64_t a, uint64_t b) {
  return ((TextInit)method(metadata, slot))(a, b, metadata);
}

void *uikit_init_frame(const void *metadata, long slot, double x, double y, double w, double h) {
  return ((FrameInit)method(metadata, slot))(x, y, w, h, metadata);
}

// An optional string that is nil has two words of zero, an optional object one.
void *uikit_init_nib(const void *metadata, long slot) {
  return ((NibInit)method(metadata, slot))(0, 0, 0, metadata);
}
