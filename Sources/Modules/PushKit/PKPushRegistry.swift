import Dispatch
import Foundation

/// The kind of a push.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A call.
  public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
  /// A change of a file.
  public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

/// The token to which a server sends pushes.
open class PKPushCredentials: NSObject {
  /// The kind of the pushes.
  open var type: PKPushType { .voIP }
  /// The token.
  open var token: Data { Data() }
}

/// A push.
open class PKPushPayload: NSObject {
  /// The kind of the push.
  open var type: PKPushType { .voIP }
  /// The contents.
  open var dictionaryPayload: [AnyHashable: Any] { [:] }
}

/// Stands in for the registration for calls. No token arrives, and no push.
open class PKPushRegistry: NSObject {
  /// The delegate, which is not called; held weakly.
  open weak var delegate: (any PKPushRegistryDelegate)?
  /// The kinds of pushes that the app wants.
  open var desiredPushTypes: Set<PKPushType>?
  /// Creates a registration. The queue is ignored.
  public init(queue: DispatchQueue?) {}
  /// Returns the token: none.
  open func pushToken(for type: PKPushType) -> Data? { nil }
}

/// The delegate of a registration, which is not called.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
  /// Receives a token.
  func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
  /// Receives a push.
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void)
  /// Called when a token is no longer valid.
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
  /// The default implementation, for an app that does not implement the method.
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void
  ) { completion() }
  /// The default implementation, for an app that does not implement the method.
  public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
