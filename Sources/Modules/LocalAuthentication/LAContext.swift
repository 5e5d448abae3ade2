import Dispatch
import Foundation
import SDKContract

/// What a user shows to prove who they are.
public enum LAPolicy: Int, Sendable {
  /// A face or a finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A face, a finger or the passcode.
  case deviceOwnerAuthentication = 2
}

/// The sensor of a device.
public enum LABiometryType: Int, Sendable {
  /// None.
  case none = 0
  /// A sensor for fingers.
  case touchID = 1
  /// A sensor for faces.
  case faceID = 2
  /// A sensor for eyes.
  case opticID = 4
}

/// An error of an authentication.
public struct LAError: Error, CustomNSError, Sendable {
  /// The error codes.
  public enum Code: Int, Sendable {
    /// The user showed something else.
    case authenticationFailed = -1
    /// The user cancelled.
    case userCancel = -2
    /// The user wants to enter a password of the app.
    case userFallback = -3
    /// The system cancelled.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device has no sensor.
    case biometryNotAvailable = -6
    /// No face or finger is known.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app cancelled.
    case appCancel = -9
    /// The context is invalid.
    case invalidContext = -10
    /// No question may be shown.
    case notInteractive = -1004
  }
  /// The domain of the errors.
  public static let errorDomain = "com.apple.LocalAuthentication"
  /// The error code.
  public let code: Code
  /// The error code as a number.
  public var errorCode: Int { code.rawValue }
  /// Creates an error from its code.
  public init(_ code: Code) { self.code = code }

  /// The user cancelled.
  public static let userCancel = Code.userCancel
  /// The user wants to enter a password of the app.
  public static let userFallback = Code.userFallback
  /// The device has no passcode.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The device has no sensor.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// No face or finger is known.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
}

/// Stands in for an authentication of the user. A simulated device has no passcode, so that every attempt fails.
open class LAContext: NSObject {
  /// Creates a context.
  public override init() { super.init() }
  /// The title of the button for a password.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels.
  open var localizedCancelTitle: String?
  /// The reason that the user sees.
  open var localizedReason = ""
  /// The seconds for which the device need not be unlocked again.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether a question may be shown.
  open var interactionNotAllowed = false
  /// The sensor: always none.
  open var biometryType: LABiometryType { .none }

  /// Returns whether the user can be asked: always false.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = Self.error(policy) as NSError
    return false
  }
  /// Asks the user, which fails.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().answer(reply) { $0(false, Self.error(policy)) } }
  /// Asks the user, which fails.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw Self.error(policy)
  }
  /// Ends the context. Has no effect.
  open func invalidate() {}

  private static func error(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}

extension LAError.Code {
  /// Returns whether an error has a code, as in `catch LAError.userCancel`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? LAError)?.code == code }
}
