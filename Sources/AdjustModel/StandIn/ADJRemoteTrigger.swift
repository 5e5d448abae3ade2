import SDKContract
import Foundation

/// A message of the backend to the app, with the members of the SDK's class; since 5.6.0.
public final class ADJRemoteTrigger: Sendable {
  /// What the message is about.
  public let label: String
  /// What the message carries.
  public let payload: Payload

  /// What the message carries, as a dictionary.
  public var jsonPayload: [AnyHashable: Any] { payload.dictionary }

  /// Creates the value that the SDK hands to its delegate.
  public init(label: String, payload: Payload) {
    self.label = label
    self.payload = payload
  }
}

extension ADJRemoteTrigger: Hashable {
  /// Compares what the messages say.
  public static func == (left: ADJRemoteTrigger, right: ADJRemoteTrigger) -> Bool {
    left.label == right.label && left.payload == right.payload
  }

  /// Adds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(payload)
  }
}
