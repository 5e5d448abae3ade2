import CoreLocation
import Foundation
import SDKContract

/// Stands in for what brings a user to an App Clip. A simulated app is no App Clip, so there is none.
open class APActivationPayload: NSObject {
  /// The link.
  public let url: URL?

  @available(*, unavailable, message: "a simulated app is no App Clip")
  override init() {
    url = nil
    super.init()
  }

  /// Asks whether the user is in a region. Fails.
  @preconcurrency
  open func confirmAcquired(
    in region: CLRegion, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(false, APActivationPayloadError(.doesNotMatch)) }
  }
}

/// What can go wrong when the place of the user is confirmed.
public struct APActivationPayloadError: Error, Equatable, Sendable {
  /// What can go wrong.
  public enum Code: Int, Sendable {
    /// The user does not allow it.
    case disallowed = 1
    /// There is no such payload.
    case doesNotMatch = 2
  }
  /// What went wrong.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The user does not allow it.
  public static let disallowed = Code.disallowed
  /// There is no such payload.
  public static let doesNotMatch = Code.doesNotMatch
}

extension NSUserActivity {
  /// What brought the user to an App Clip: nil, because a simulated app is none.
  public var appClipActivationPayload: APActivationPayload? { nil }
}

extension APActivationPayloadError.Code {
  /// Returns whether an error has a code, as in `catch APActivationPayloadError.disallowed`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? APActivationPayloadError)?.code == code }
}
