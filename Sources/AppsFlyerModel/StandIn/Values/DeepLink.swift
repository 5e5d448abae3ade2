import Foundation
import SDKContract

/// A deep link that was found, with the members of the SDK's class.
public final class DeepLink: NSObject, Sendable {
  /// The parameters in the simulation's type.
  public let clickEventPayload: Payload
  /// What `toString()` prints: the named members and the click event.
  public let summary: Payload
  /// Whether the link was tapped before the app was installed.
  public let isDeferred: Bool

  /// Makes `[String: Any]` sendable, which is safe because these values are immutable: see `Payload`.
  private struct Bridged: @unchecked Sendable {
    let value: [String: Any]
  }

  private let bridged: Bridged

  private let showsMatchType: Bool

  /// Creates a deep link from its parameters.
  ///
  /// - Parameters:
  ///   - clickEvent: The parameters.
  ///   - isDeferred: Whether the link was tapped before the app was installed.
  ///   - showsMatchType: Whether `matchType` returns the parameter of that name.
  public init(clickEvent: Payload, isDeferred: Bool, showsMatchType: Bool = true) {
    clickEventPayload = clickEvent
    self.isDeferred = isDeferred
    self.showsMatchType = showsMatchType
    let named = ClickEventPayload.fields.map { name in
      PayloadEntry(name, name != "match_type" || showsMatchType ? clickEvent[name] ?? .null : .null)
    }
    summary = Payload(named + [PayloadEntry("click_event", .object(clickEvent.entries))], rules: clickEvent.rules)
    bridged = Bridged(
      value: Dictionary(clickEvent.entries.map { ($0.key, $0.value.bridged) }, uniquingKeysWith: { $1 }))
  }

  /// All parameters; those without a member, such as `deep_link_sub1`, are only here.
  public var clickEvent: [String: Any] { bridged.value }
  /// The destination.
  public var deeplinkValue: String? { text("deep_link_value") }
  /// How the install was matched to the click; nil for a direct link.
  public var matchType: String? { showsMatchType ? text("match_type") : nil }
  /// The page on which the link was tapped.
  public var clickHTTPReferrer: String? { text("click_http_referrer") }
  /// The media source.
  public var mediaSource: String? { text("media_source") }
  /// The campaign.
  public var campaign: String? { text("campaign") }
  /// The id of the campaign.
  public var campaignId: String? { text("campaign_id") }
  /// The first free parameter.
  public var afSub1: String? { text("af_sub1") }
  /// The second free parameter.
  public var afSub2: String? { text("af_sub2") }
  /// The third free parameter.
  public var afSub3: String? { text("af_sub3") }
  /// The fourth free parameter.
  public var afSub4: String? { text("af_sub4") }
  /// The fifth free parameter.
  public var afSub5: String? { text("af_sub5") }

  /// The deep link as JSON, with sorted keys.
  public func toString() -> String { summary.json }

  /// The same as `toString()`.
  public override var description: String { toString() }

  private func text(_ key: String) -> String? {
    switch clickEventPayload[key] {
    case .string(let text): text
    case .bool, .integer, .double: clickEventPayload[key]?.json
    case .null, .array, .object, nil: nil
    }
  }

  /// Compares the parameters of the links, and whether they are deferred.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? DeepLink else { return false }
    if self === other { return true }
    return isDeferred == other.isDeferred && clickEventPayload == other.clickEventPayload
  }

  /// A hash value that equal objects share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(isDeferred)
    hasher.combine(clickEventPayload)
    return hasher.finalize()
  }
}
