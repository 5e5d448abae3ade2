import Foundation
import SDKContract

/// Makes the links with which users invite others, with the members of the SDK's class.
public final class AppsFlyerShareInviteHelper: NSObject {
  /// Makes a link, and hands it over on the main thread, after what runs now.
  ///
  /// On a device AppsFlyer's servers shorten it; here it is the long link, which the SDK hands over when they do not
  /// answer.
  ///
  /// - Parameters:
  ///   - generatorCreator: Sets what the link says.
  ///   - completionHandler: Gets the link.
  public class func generateInviteUrl(
    linkGenerator generatorCreator: @escaping (AppsFlyerLinkGenerator) -> AppsFlyerLinkGenerator,
    completionHandler: @escaping (URL?) -> Void
  ) {
    let lib = AppsFlyerLib.shared()
    let generator = generatorCreator(AppsFlyerLinkGenerator())
    let url = generator.link(oneLinkID: lib.appInviteOneLinkID, appID: lib.appleAppID)
    lib.act("generateInviteUrl", (url, completionHandler)) { lib, invitation in
      let (url, completion) = invitation
      lib.link.record("AppsFlyerShareInviteHelper.generateInviteUrl", url?.absoluteString)
      // Sound because the handler is called on the thread of the simulation, from which it came.
      nonisolated(unsafe) let call = completion
      Task { @MainActor in call(url) }
    }
  }

  /// Makes a link, and returns it.
  public class func generateInviteUrl(
    linkGenerator generatorCreator: @escaping (AppsFlyerLinkGenerator) -> AppsFlyerLinkGenerator
  ) async -> URL? {
    await withUnsafeContinuation { continuation in
      generateInviteUrl(linkGenerator: generatorCreator) { continuation.resume(returning: $0) }
    }
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

  /// Shows in the trace that the app has called a method, whose parameters have types that not every module knows.
  public class func note(_ method: String, _ appID: String) {
    AppsFlyerLib.shared().act(method, (method, appID)) { lib, call in
      lib.link.record("AppsFlyerCrossPromotionHelper.\(call.0)", call.1)
    }
  }
}
