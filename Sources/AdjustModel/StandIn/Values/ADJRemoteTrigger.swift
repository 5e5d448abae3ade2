import Foundation
import SDKContract

/// A message of the backend to the app, with the members of the SDK's class; since 5.6.0.
public final class ADJRemoteTrigger: NSObject, Sendable {
  /// The label of the message.
  public let label: String
  /// The payload of the message in the simulation's type.
  public let content: Payload

  /// The payload of the message.
  public var payload: [String: Any] {
    Dictionary(content.entries.map { ($0.key, $0.value.bridged) }, uniquingKeysWith: { $1 })
  }

  /// Creates the value that the SDK passes to its delegate.
  public init(label: String, content: Payload) {
    self.label = label
    self.content = content
  }

  /// Creates a message, like the SDK's class.
  public convenience init(label: String, payload: [String: Any]) {
    self.init(label: label, content: Payload(payload))
  }

  /// The message in one line.
  public override var description: String { "\(label) \(content.json)" }

  /// Compares the contents of the messages.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ADJRemoteTrigger else { return false }
    if self === other { return true }
    return label == other.label && content == other.content
  }

  /// A hash value that equal objects share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(label)
    hasher.combine(content)
    return hasher.finalize()
  }
}
