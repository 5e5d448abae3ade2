#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for what asks the user to allow tracking: the prompt covers the app until a step answers it.
  open class ATTrackingManager: NSObject {
    /// What the user has said to tracking.
    public enum AuthorizationStatus: UInt, Sendable {
      /// The user was not asked yet.
      case notDetermined = 0
      /// The device does not allow to ask.
      case restricted = 1
      /// The user said no.
      case denied = 2
      /// The user said yes.
      case authorized = 3

      init(_ status: ATTStatus) {
        switch status {
        case .notDetermined: self = .notDetermined
        case .restricted: self = .restricted
        case .denied: self = .denied
        case .authorized: self = .authorized
        }
      }
    }

    /// What the user has said to tracking, in the app that is simulated on this thread.
    public class var trackingAuthorizationStatus: AuthorizationStatus {
      guard SimulatedThread.isHere else { return .notDetermined }
      return MainActor.assumeIsolated { AuthorizationStatus(AppEnvironment.current.trackingStatus) }
    }

    /// Asks the user.
    ///
    /// - Parameter completion: Gets the answer.
    public class func requestTrackingAuthorization(
      completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
      guard SimulatedThread.isHere else { return completion(.notDetermined) }
      MainActor.assumeIsolated {
        AppEnvironment.current.requestTrackingAuthorization { completion(AuthorizationStatus($0)) }
      }
    }

    /// Asks the user.
    ///
    /// - Returns: The answer.
    @discardableResult
    public class func requestTrackingAuthorization() async -> AuthorizationStatus {
      await withCheckedContinuation { continuation in
        requestTrackingAuthorization { continuation.resume(returning: $0) }
      }
    }
  }
#endif
