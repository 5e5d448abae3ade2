/// The name of `DeepLinkDelegate` in version 7 of the SDK.
public typealias AppsFlyerDeepLinkDelegate = DeepLinkDelegate
