// Geometry; its functions are members in Swift: developer.apple.com/documentation/corefoundation/cgrect,
// …/cgaffinetransform

#pragma once
#include "CoreFoundation.h"

typedef struct {
  CGFloat a, b, c, d, tx, ty;
} CGAffineTransform;
extern const CGAffineTransform CGAffineTransformIdentity
    __attribute__((swift_name("CGAffineTransform.identity")));
