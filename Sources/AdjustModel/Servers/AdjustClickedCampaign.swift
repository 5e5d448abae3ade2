import SDKContract

/// The campaign to which the servers attribute an install after a click on a link.
struct AdjustClickedCampaign: Hashable, Sendable {
  /// The members of the attribution, in the order of published answers.
  let attribution: [PayloadEntry]
  /// Whether the link names a campaign, an ad group or a creative (`ADJ-ATT-11`).
  let isNamed: Bool

  private static let levels = ["campaign", "adgroup", "creative"]

  /// Creates the campaign from a link that is not short.
  ///
  /// - Parameters:
  ///   - link: The link that was clicked.
  ///   - readsNames: Whether the servers read the names of campaign, ad group and creative.
  init(of link: Link, readsNames: Bool) {
    let parameters = link.parameters
    let host = link.host.lowercased()
    let isTracker = AdjustServerConverter.isTracker(host) && !host.hasSuffix(".ulink.adjust.com")
    func parameter(_ name: String) -> String? {
      // Links from earlier years have the prefix `adjust_`.
      let keys = isTracker ? [name] : ["adj_" + name, "adjust_" + name]
      return parameters.first { keys.contains($0.key) && !$0.value.isEmpty }?.value
    }
    var names: [String: String] = [:]
    if readsNames { for level in Self.levels { names[level] = parameter(level) } }
    isNamed = !names.isEmpty
    names["campaign"] = names["campaign"] ?? "Campaign"
    let path = link.path.split(separator: "/").first.map(String.init)
    let token = isTracker ? path : parameter("t")
    let trackerName = ["Network"] + Self.levels.compactMap { names[$0] }
    var members = [
      PayloadEntry("tracker_token", .string(token ?? "tracker")),
      PayloadEntry("tracker_name", .string(trackerName.joined(separator: "::"))),
      PayloadEntry("network", .string("Network")),
    ]
    for level in Self.levels { members += names[level].map { [PayloadEntry(level, .string($0))] } ?? [] }
    if let label = parameter("label") { members.append(PayloadEntry("click_label", .string(label))) }
    attribution = members
  }
}
