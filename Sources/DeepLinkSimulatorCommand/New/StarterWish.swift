import DeepLinkSimulator

/// A user's wish for a first scenario; anything nil is chosen such that the link reaches the app.
struct StarterWish: Sendable {
  /// The SDKs of the app, in the order of the registry.
  var sdks: [SDKVocabulary] = []
  var style: AppStyle?
  var link: LinkForm?
  var state: StartState?
  /// The callback that the scenario is about.
  var callback: String?
  var name: String?

  /// The kinds of links that can open an app with these SDKs, starting with those of the SDKs.
  ///
  /// Short and long links are those of an SDK's link service; a universal link is one on the app's own domain.
  var possibleLinks: [LinkForm] {
    var links: [LinkForm] = []
    if example(.long) != nil { links.append(.long) }
    links += [.universal, .scheme]
    if example(.short) != nil { links.append(.short) }
    return links
  }

  /// Returns an example of a service's link, and its SDK; nil if none of the SDKs has such a service.
  func example(_ form: SDKLinkExample.Form) -> (sdk: SDKVocabulary, link: SDKLinkExample)? {
    for sdk in sdks {
      if let link = sdk.linkExamples.first(where: { $0.form == form }) { return (sdk, link) }
    }
    return nil
  }
}
