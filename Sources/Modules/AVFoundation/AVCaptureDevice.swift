import Foundation
import SDKContract

/// Whether an app may record media.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// Nobody can allow it.
  case restricted = 1
  /// The user has denied it.
  case denied = 2
  /// The user has allowed it.
  case authorized = 3
}

/// Stands in for cameras and microphones. The user denies the app each when it asks, and no alert covers the app.
open class AVCaptureDevice: NSObject {
  /// What the user has been asked for.
  private final class Answers {
    var denied: Set<AVMediaType> = []
  }

  @available(*, unavailable, message: "a simulated device has no camera and no microphone")
  override init() { super.init() }

  /// Returns whether the app may record a kind of media.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    AppEnvironment.withCurrent(mediaType) { environment, type in
      environment.object { Answers() }.denied.contains(type) ? .denied : .notDetermined
    }
  }

  /// Asks the user, who denies it. The handler is called on a queue in the background.
  @preconcurrency
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.main.async {
      AppEnvironment.withCurrent(mediaType) { environment, type in
        _ = environment.object { Answers() }.denied.insert(type)
      }
      DispatchQueue.global().async { handler(false) }
    }
  }

  /// Asks the user, who denies it.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(for: mediaType) { continuation.resume(returning: $0) }
    }
  }
}
