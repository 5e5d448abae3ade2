import DeepLinkSimulator

/// What a user wants of a first scenario; what is nil is chosen so that the link reaches the app.
struct StarterWish: Sendable {
  /// The SDKs of the app, in the order of the registry.
  var sdks: [SDKVocabulary] = []
  var style: AppStyle?
  var link: LinkForm?
  var state: StartState?
  /// The callback that the scenario is about.
  var callback: String?
  var name: String?

  /// The kinds of links that an app with these SDKs can be opened by, the ones of the SDKs first.
  ///
  /// A short and a long link are those of an SDK's link service; a universal link is one of the app's own domain.
  var possibleLinks: [LinkForm] {
    var links: [LinkForm] = []
    if example(.long) != nil { links.append(.long) }
    links += [.universal, .scheme]
    if example(.short) != nil { links.append(.short) }
    return links
  }

  /// The link of a service, and the SDK that it belongs to; nil if none of the SDKs has such a service.
  func example(_ form: SDKLinkExample.Form) -> (sdk: SDKVocabulary, link: SDKLinkExample)? {
    for sdk in sdks {
      if let link = sdk.linkExamples.first(where: { $0.form == form }) { return (sdk, link) }
    }
    return nil
  }
}
