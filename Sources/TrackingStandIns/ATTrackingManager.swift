#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for the manager of the tracking prompt, which covers the app until a step answers it.
  open class ATTrackingManager: NSObject {
    /// The user's answer to the tracking prompt.
    public enum AuthorizationStatus: UInt, Sendable {
      /// The user has not been asked yet.
      case notDetermined = 0
      /// The device does not allow the app to ask.
      case restricted = 1
      /// The user has denied tracking.
      case denied = 2
      /// The user has allowed tracking.
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

    /// The status in the app that is being simulated on this thread.
    public class var trackingAuthorizationStatus: AuthorizationStatus {
      guard SimulatedThread.isHere else { return .notDetermined }
      return MainActor.assumeIsolated { AuthorizationStatus(AppEnvironment.current.trackingStatus) }
    }

    /// Asks the user to allow tracking.
    ///
    /// - Parameter completion: Receives the answer.
    @preconcurrency
    public class func requestTrackingAuthorization(
      completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
      guard SimulatedThread.isHere else { return completion(.notDetermined) }
      MainActor.assumeIsolated {
        AppEnvironment.current.requestTrackingAuthorization { completion(AuthorizationStatus($0)) }
      }
    }

    /// Asks the user to allow tracking.
    ///
    /// - Returns: The answer.
    @discardableResult
    public class func requestTrackingAuthorization() async -> AuthorizationStatus {
      // Not a checked one: a run may end before the user answers, which is no mistake of the app.
      await withUnsafeContinuation { continuation in
        requestTrackingAuthorization { continuation.resume(returning: $0) }
      }
    }
  }
#endif
