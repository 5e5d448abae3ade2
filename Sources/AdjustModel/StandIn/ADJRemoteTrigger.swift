import SDKContract
import Foundation

/// A message of the backend to the app, with the members of the SDK's class; since 5.6.0.
public final class ADJRemoteTrigger: Sendable {
  /// What the message is about.
  public let label: String
  /// What the message carries, as the simulation knows it.
  public let content: Payload

  /// What the message carries.
  public var payload: [String: Any] {
    Dictionary(content.entries.map { ($0.key, $0.value.bridged) }, uniquingKeysWith: { $1 })
  }

  /// Creates the value that the SDK hands to its delegate.
  public init(label: String, content: Payload) {
    self.label = label
    self.content = content
  }

  /// Creates a message, as the SDK's own class does.
  public convenience init(label: String, payload: [String: Any]) {
    self.init(label: label, content: Payload(payload))
  }
}

extension ADJRemoteTrigger: Hashable {
  /// Compares what the messages say.
  public static func == (left: ADJRemoteTrigger, right: ADJRemoteTrigger) -> Bool {
    left.label == right.label && left.content == right.content
  }

  /// Adds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(content)
  }
}
