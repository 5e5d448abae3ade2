import Foundation

/// What Adjust's servers have on third-party sharing, with the member of the SDK's class that apps read; since 5.7.0.
///
/// No server of a simulation has such settings, so that none is ever handed to an app.
public final class ADJThirdPartySharingResult: NSObject {
  /// The settings as JSON.
  public let thirdPartySharingSettingsJson: String

  init(_ json: String) {
    thirdPartySharingSettingsJson = json
  }
}
