import Foundation
import SDKContract

/// Whether an app may use the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// Nobody can allow it.
  case restricted = 1
  /// The user has denied it.
  case denied = 2
  /// The user has allowed it.
  case authorized = 3
  /// The user has allowed it for some pictures.
  case limited = 4
}

/// What an app wants to do with the photo library.
public enum PHAccessLevel: Int, Sendable {
  /// Add pictures.
  case addOnly = 1
  /// Read and change pictures.
  case readWrite = 2
}

/// Stands in for the photo library. The user denies it to the app when it asks, and no alert covers the app.
///
/// It is `@unchecked Sendable` because it has no state.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  /// Whether the user has been asked.
  private final class Answer {
    var isDenied = false
  }

  private static let only = PHPhotoLibrary()

  private override init() { super.init() }

  /// Returns the photo library.
  open class func shared() -> PHPhotoLibrary { only }

  /// Returns whether the app may use the photo library.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    AppEnvironment.withCurrent(()) { environment, _ in
      environment.object { Answer() }.isDenied ? .denied : .notDetermined
    }
  }
  /// Returns whether the app may use the photo library.
  open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

  /// Asks the user, who denies it. The handler is called on a queue in the background.
  @preconcurrency
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    DispatchQueue.main.async {
      AppEnvironment.withCurrent(()) { environment, _ in environment.object { Answer() }.isDenied = true }
      DispatchQueue.global().async { handler(.denied) }
    }
  }
  /// Asks the user, who denies it. The handler is called on a queue in the background.
  @preconcurrency
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite, handler: handler)
  }
  /// Asks the user, who denies it.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
    }
  }
}
