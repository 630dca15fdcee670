// Geometry; its functions are members in Swift: developer.apple.com/documentation/corefoundation/cgrect

#pragma once
#include "CoreFoundation.h"
