// The compiler's plugin for the macros of the stand-in SwiftUI. It speaks the compiler's own protocol, so that no
// package of syntax trees is needed: each message is its length in eight bytes, and then JSON.
import Foundation

while let message = Channel.read() {
  if message["getCapability"] != nil {
    Channel.write(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
  } else if let request = message["expandFreestandingMacro"] as? [String: Any] {
    Channel.write(Expansion.freestanding(request).result)
  } else if let request = message["expandAttachedMacro"] as? [String: Any] {
    Channel.write(Expansion.attached(request).result)
  } else {
    Channel.write(Expansion.failure("the plugin of the stand-in does not know this request").result)
  }
}
