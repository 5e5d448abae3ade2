import Foundation

/// The third-party sharing settings on Adjust's servers, with the member of the SDK's class that apps read; since
/// 5.7.0.
///
/// The servers of a simulation have no such settings, so an app never gets any.
public final class ADJThirdPartySharingResult: NSObject {
  /// The settings as JSON.
  public let thirdPartySharingSettingsJson: String

  init(_ json: String) {
    thirdPartySharingSettingsJson = json
  }
}
