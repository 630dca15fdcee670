// How the headers here say what Swift's importer of Clang's modules reads: clang.llvm.org/docs/AttributeReference.html
// and, for `swift_attr`, github.com/swiftlang/swift/blob/main/docs/CToSwiftNameTranslation.md.

#pragma once

#define ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")

#define ENUM(type, name) \
  enum name : type name; \
  enum __attribute__((enum_extensibility(open))) name : type
#define OPTIONS(type, name) \
  enum name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#define SWIFT_NAME(name) __attribute__((swift_name(#name)))
// Types whose names in Swift are inside of another's.
#define NAMED_ENUM(type, name, swift) \
  enum name : type name SWIFT_NAME(swift); \
  enum SWIFT_NAME(swift) __attribute__((enum_extensibility(open))) name : type
#define NAMED_OPTIONS(type, name, swift) \
  enum name : type name SWIFT_NAME(swift); \
  enum SWIFT_NAME(swift) __attribute__((flag_enum, enum_extensibility(open))) name : type
#define TYPED_STRING(swift) __attribute__((swift_newtype(struct))) SWIFT_NAME(swift)

#define BRIDGED_TO(type) __attribute__((swift_bridge(#type)))
#define MAIN_ACTOR __attribute__((swift_attr("@UIActor")))
#define NONISOLATED __attribute__((swift_attr("nonisolated")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define NOT_SENDABLE __attribute__((swift_attr("@_nonSendable")))
#define SINCE(version) __attribute__((availability(ios, introduced = version)))
#define DESIGNATED __attribute__((objc_designated_initializer))
#define UNAVAILABLE __attribute__((unavailable))
