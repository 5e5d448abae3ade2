import Foundation
import SDKContract

/// Makes the links with which users invite others, with the members of the SDK's class.
public final class AppsFlyerShareInviteHelper: NSObject {
  /// Makes a link, and hands over what AppsFlyer's servers make of it: the short link, or the long one if they do not
  /// answer.
  ///
  /// - Parameters:
  ///   - generatorCreator: Sets what the link says.
  ///   - completionHandler: Gets the link, on the main thread.
  public class func generateInviteUrl(
    linkGenerator generatorCreator: @escaping (AppsFlyerLinkGenerator) -> AppsFlyerLinkGenerator,
    completionHandler: @escaping (URL?) -> Void
  ) {
    makeLink("generateInviteUrl", generatorCreator, completionHandler)
  }

  /// Makes a link, and returns it.
  public class func generateInviteUrl(
    linkGenerator generatorCreator: @escaping (AppsFlyerLinkGenerator) -> AppsFlyerLinkGenerator
  ) async -> URL? {
    await withUnsafeContinuation { continuation in
      generateInviteUrl(linkGenerator: generatorCreator) { continuation.resume(returning: $0) }
    }
  }

  /// Makes a link, as `generateInviteUrl(linkGenerator:completionHandler:)` does; since version 7.
  ///
  /// - Parameters:
  ///   - generatorCreator: Sets what the link says.
  ///   - completionHandler: Gets the link, on the main thread. The servers of a simulation leave no error: where they do
  ///     not answer, the link is the long one.
  public class func generateInviteLink(
    linkGenerator generatorCreator: @escaping (AppsFlyerLinkGenerator) -> AppsFlyerLinkGenerator,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    makeLink("generateInviteLink", generatorCreator) { completionHandler($0, nil) }
  }

  /// Makes a link, and returns it; since version 7.
  public class func generateInviteLink(
    linkGenerator generatorCreator: @escaping (AppsFlyerLinkGenerator) -> AppsFlyerLinkGenerator
  ) async throws -> URL {
    let link = await withUnsafeContinuation { continuation in
      makeLink("generateInviteLink", generatorCreator) { continuation.resume(returning: $0) }
    }
    guard let link else { throw URLError(.badURL) }
    return link
  }

  /// Makes a link by one of the methods that do.
  private class func makeLink(
    _ method: String, _ generatorCreator: (AppsFlyerLinkGenerator) -> AppsFlyerLinkGenerator,
    _ completionHandler: @escaping (URL?) -> Void
  ) {
    let lib = AppsFlyerLib.shared()
    let generator = generatorCreator(AppsFlyerLinkGenerator())
    let link = generator.link(oneLinkID: lib.appInviteOneLinkID, appID: lib.appleAppID)
    lib.act(method, (method, link, completionHandler)) { lib, invitation in
      // Sound because the handler is called on the thread of the simulation, from which it came.
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

/// Reports what users see of the maker's other apps, with the members of the SDK's class.
public final class AppsFlyerCrossPromotionHelper: NSObject {
  /// Reports that the user has seen an advertisement of another app.
  public class func logCrossPromoteImpression(
    _ appID: String, campaign: String?, parameters: [AnyHashable: Any]?
  ) {
    note("logCrossPromoteImpression", appID)
  }

  /// Reports that the user has seen an advertisement of another app; since version 7.
  public class func logCrossPromoteImpression(
    _ appId: String, campaign: String?, userParams: [AnyHashable: Any]?
  ) {
    note("logCrossPromoteImpression", appId)
  }

  /// Shows in the trace that the app has called a method, whose parameters have types that not every module knows.
  public class func note(_ method: String, _ appID: String) {
    AppsFlyerLib.shared().act(method, (method, appID)) { lib, call in
      lib.link.record("AppsFlyerCrossPromotionHelper.\(call.0)", call.1)
    }
  }
}
