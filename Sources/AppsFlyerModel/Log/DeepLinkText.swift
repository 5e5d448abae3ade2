import SDKContract

/// Writes a deep link as AppsFlyer logs it: JSON, with the members in the order of published logs.
struct DeepLinkText {
  /// The JSON.
  let text: String

  private static let order = [
    "af_sub4", "click_http_referrer", "af_sub1", "click_event", "af_sub3", "deep_link_value", "campaign", "match_type",
    "af_sub5", "media_source", "campaign_id", "af_sub2",
  ]

  /// The members of a deferred link's click event, with nil in the position of its other parameters.
  private static let deferredOrder: [String?] = [
    "af_sub4", "click_http_referrer", "af_sub1", "af_sub3", "deep_link_value", "campaign", "match_type", "af_sub5",
    "campaign_id", "media_source", nil, "af_sub2",
  ]

  init(_ link: DeepLink) {
    var members = link.summary.entries
    if let index = members.firstIndex(where: { $0.key == "click_event" }), link.isDeferred {
      members[index].value = .object(Self.sorted(link.clickEventPayload.entries, by: Self.deferredOrder))
    }
    text = PayloadValue.object(Self.sorted(members, by: Self.order)).json
  }

  private static func sorted(_ entries: [PayloadEntry], by order: [String?]) -> [PayloadEntry] {
    order.flatMap { key in
      entries.filter { entry in key.map { $0 == entry.key } ?? !order.contains(entry.key) }
    }
  }
}
