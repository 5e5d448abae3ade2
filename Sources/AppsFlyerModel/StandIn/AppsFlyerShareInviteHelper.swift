import Foundation
import SDKContract

/// Creates invite links, with the members of the SDK's class.
public final class AppsFlyerShareInviteHelper: NSObject {
  /// Creates an invite link, and passes the short link of AppsFlyer's servers to a completion handler, or the long one
  /// if they do not answer.
  ///
  /// - Parameters:
  ///   - generatorCreator: Sets the parameters of the link.
  ///   - completionHandler: Receives the link, on the main thread.
  public class func generateInviteUrl(
    linkGenerator generatorCreator: @escaping (AppsFlyerLinkGenerator) -> AppsFlyerLinkGenerator,
    completionHandler: @escaping (URL?) -> Void
  ) {
    makeLink("generateInviteUrl", generatorCreator, completionHandler)
  }

  /// Creates an invite link, and returns it.
  public class func generateInviteUrl(
    linkGenerator generatorCreator: @escaping (AppsFlyerLinkGenerator) -> AppsFlyerLinkGenerator
  ) async -> URL? {
    await withUnsafeContinuation { continuation in
      generateInviteUrl(linkGenerator: generatorCreator) { continuation.resume(returning: $0) }
    }
  }

  /// Creates an invite link, like `generateInviteUrl(linkGenerator:completionHandler:)`; since version 7.
  ///
  /// - Parameters:
  ///   - generatorCreator: Sets the parameters of the link.
  ///   - completionHandler: Receives the link, on the main thread. There is no error in a simulation: if the servers do
  ///   not answer, the link is the long one.
  public class func generateInviteLink(
    linkGenerator generatorCreator: @escaping (AppsFlyerLinkGenerator) -> AppsFlyerLinkGenerator,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    makeLink("generateInviteLink", generatorCreator) { completionHandler($0, nil) }
  }

  /// Creates an invite link, and returns it; since version 7.
  public class func generateInviteLink(
    linkGenerator generatorCreator: @escaping (AppsFlyerLinkGenerator) -> AppsFlyerLinkGenerator
  ) async throws -> URL {
    let link = await withUnsafeContinuation { continuation in
      makeLink("generateInviteLink", generatorCreator) { continuation.resume(returning: $0) }
    }
    guard let link else { throw URLError(.badURL) }
    return link
  }

  /// Creates an invite link for one of the public methods.
  private class func makeLink(
    _ method: String, _ generatorCreator: (AppsFlyerLinkGenerator) -> AppsFlyerLinkGenerator,
    _ completionHandler: @escaping (URL?) -> Void
  ) {
    let lib = AppsFlyerLib.shared()
    let generator = generatorCreator(AppsFlyerLinkGenerator())
    let link = generator.link(oneLinkID: lib.appInviteOneLinkID, appID: lib.appleAppID)
    lib.act(method, (method, link, completionHandler)) { lib, invitation in
      // Safe because the handler is called on the thread of the simulation, where it was passed in.
      nonisolated(unsafe) let call = invitation.2
      lib.generateInviteURL(invitation.1, by: invitation.0) { call($0) }
    }
  }

  /// Reports that a user has invited another one; since version 7.
  public class func logInvite(_ channel: String?, eventParameters: [AnyHashable: Any]?) {
    logInvite(channel, parameters: eventParameters)
  }

  /// Reports that a user has invited another one.
  public class func logInvite(_ channel: String?, parameters: [AnyHashable: Any]?) {
    AppsFlyerLib.shared().act("logInvite", channel) { lib, channel in
      lib.link.record("AppsFlyerShareInviteHelper.logInvite", channel)
    }
  }
}
