import Foundation
import SDKContract
import Synchronization

/// The attribution of an install, with the members of the SDK's class in versions 4 and 5.
public final class ADJAttribution: NSObject, Sendable {
  /// The ten fields that the SDK compares.
  private struct Fields: Hashable {
    var trackerToken: String?
    var trackerName: String?
    var network: String?
    var campaign: String?
    var adgroup: String?
    var creative: String?
    var clickLabel: String?
    var costType: String?
    var costCurrency: String?
    var costAmount: Double?

    /// Reads the members of the `attribution` object of an answer.
    init(_ members: [PayloadEntry]) {
      func text(_ key: String) -> String? {
        if case .string(let value) = members.last(where: { $0.key == key })?.value { value } else { nil }
      }
      trackerToken = text("tracker_token")
      trackerName = text("tracker_name")
      network = text("network")
      campaign = text("campaign")
      adgroup = text("adgroup")
      creative = text("creative")
      clickLabel = text("click_label")
      costType = text("cost_type")
      costCurrency = text("cost_currency")
      switch members.last(where: { $0.key == "cost_amount" })?.value {
      case .double(let value): costAmount = value
      case .integer(let value): costAmount = Double(value)
      default: costAmount = nil
      }
    }
  }

  /// The members of the answer's object, and their payload once it has been requested: few apps read it, and creating
  /// it takes longer than everything else here.
  private enum Source {
    case members([PayloadEntry], rules: [RuleID])
    case payload(Payload)

    var members: [PayloadEntry] {
      switch self {
      case .members(let members, _): members
      case .payload(let payload): payload.entries
      }
    }
  }

  private struct State {
    /// The fields, once they have been read or changed.
    private var read: Fields?
    var source: Source
    var adid: String?
    var hasCosts = true

    init(_ source: Source) { self.source = source }

    /// The fields, which are read from the members at the first access: an SDK compares them only with those of an
    /// attribution that it already has.
    var fields: Fields {
      mutating get {
        if let read { return read }
        var fields = Fields(source.members)
        if !hasCosts { (fields.costType, fields.costAmount, fields.costCurrency) = (nil, nil, nil) }
        read = fields
        return fields
      }
      set { read = newValue }
    }

    /// Replaces the payload, as an app can; the fields stay.
    mutating func replacePayload(_ payload: Payload) {
      _ = fields
      source = .payload(payload)
    }
  }

  private let state: Mutex<State>

  private var fields: Fields { state.withLock { $0.fields } }

  /// The token of the tracker.
  public var trackerToken: String? {
    get { state.withLock { $0.fields.trackerToken } }
    set { state.withLock { $0.fields.trackerToken = newValue } }
  }
  /// The names of network, campaign, ad group and creative, joined by `::`.
  public var trackerName: String? {
    get { state.withLock { $0.fields.trackerName } }
    set { state.withLock { $0.fields.trackerName = newValue } }
  }
  /// The name of the network; `Organic` if there is none.
  public var network: String? {
    get { state.withLock { $0.fields.network } }
    set { state.withLock { $0.fields.network = newValue } }
  }
  /// The name of the campaign.
  public var campaign: String? {
    get { state.withLock { $0.fields.campaign } }
    set { state.withLock { $0.fields.campaign = newValue } }
  }
  /// The name of the ad group.
  public var adgroup: String? {
    get { state.withLock { $0.fields.adgroup } }
    set { state.withLock { $0.fields.adgroup = newValue } }
  }
  /// The name of the creative.
  public var creative: String? {
    get { state.withLock { $0.fields.creative } }
    set { state.withLock { $0.fields.creative = newValue } }
  }
  /// The label of the click, from the parameter `adj_label` of the link.
  public var clickLabel: String? {
    get { state.withLock { $0.fields.clickLabel } }
    set { state.withLock { $0.fields.clickLabel = newValue } }
  }
  /// The type of the cost, such as `CPC`.
  public var costType: String? {
    get { state.withLock { $0.fields.costType } }
    set { state.withLock { $0.fields.costType = newValue } }
  }
  /// The currency of the cost.
  public var costCurrency: String? {
    get { state.withLock { $0.fields.costCurrency } }
    set { state.withLock { $0.fields.costCurrency = newValue } }
  }
  /// The amount of the cost.
  public var costAmount: NSNumber? {
    get { state.withLock { $0.fields.costAmount }.map { NSNumber(value: $0) } }
    set {
      let amount = newValue?.doubleValue
      state.withLock { $0.fields.costAmount = amount }
    }
  }
  /// The device's id at Adjust, in version 4.
  public var adid: String? {
    get { state.withLock { $0.adid } }
    set { state.withLock { $0.adid = newValue } }
  }

  /// The attribution in the backend's answer.
  public var payload: Payload {
    state.withLock { state in
      switch state.source {
      case .payload(let payload): return payload
      case .members(let members, let rules):
        let payload = Payload(members, rules: rules)
        state.source = .payload(payload)
        return payload
      }
    }
  }

  /// The `attribution` object of the backend's answer as a dictionary.
  public var jsonResponse: [AnyHashable: Any]? {
    get { payload.dictionary }
    set {
      let payload = Payload(newValue)
      state.withLock { $0.replacePayload(payload) }
    }
  }

  /// Creates an empty attribution.
  public convenience override init() {
    self.init([])
  }

  /// Creates an attribution from the `attribution` object of a backend's answer.
  ///
  /// Values of an unexpected type are ignored.
  public convenience init(_ payload: Payload) {
    self.init(.payload(payload))
  }

  /// Creates an attribution from the members of the `attribution` object of a backend's answer.
  ///
  /// Values of an unexpected type are ignored; of several members with one key, the last one counts.
  ///
  /// - Parameters:
  ///   - members: The members.
  ///   - rules: The rules that led the backend to the answer.
  public convenience init(_ members: [PayloadEntry], rules: [RuleID] = []) {
    self.init(.members(members, rules: rules))
  }

  /// Creates the attribution that a version of the SDK creates from the `attribution` object of a backend's answer.
  ///
  /// - Parameters:
  ///   - members: The members.
  ///   - adid: The device's id in the answer, which the attribution of version 4 includes.
  ///   - hasCosts: Whether the version supports costs.
  ///   - rules: The rules that led the backend to the answer.
  package convenience init(_ members: [PayloadEntry], adid: String?, hasCosts: Bool = true, rules: [RuleID]) {
    self.init(.members(members, rules: rules))
    state.withLock { state in
      state.adid = adid
      state.hasCosts = hasCosts
    }
  }

  /// Creates an attribution from the `attribution` object of a backend's answer, like the SDK's class.
  public convenience init?(jsonDict: [AnyHashable: Any]) {
    self.init(Payload(jsonDict))
  }

  /// Creates an attribution from the `attribution` object of a backend's answer and the device's id; version 4.
  public convenience init?(jsonDict: [AnyHashable: Any], adid: String) {
    self.init(Payload(jsonDict))
    self.adid = adid
  }

  private init(_ source: sending Source) {
    state = Mutex(State(source))
  }

  /// Creates an attribution from the `attribution` object of a backend's answer and the device's id; version 4.
  public static func data(withJsonDict jsonDict: [AnyHashable: Any], adid: String) -> ADJAttribution? {
    ADJAttribution(jsonDict: jsonDict, adid: adid)
  }

  /// Returns the known fields, by member name.
  public func dictionary() -> [AnyHashable: Any]? {
    var dictionary: [AnyHashable: Any] = [:]
    func add(_ key: String, _ value: Any?) {
      if let value { dictionary[key] = value }
    }
    let fields = fields
    add("trackerToken", fields.trackerToken)
    add("trackerName", fields.trackerName)
    add("network", fields.network)
    add("campaign", fields.campaign)
    add("adgroup", fields.adgroup)
    add("creative", fields.creative)
    add("click_label", fields.clickLabel)
    add("costType", fields.costType)
    add("costCurrency", fields.costCurrency)
    add("costAmount", costAmount?.stringValue)
    add("adid", adid)
    return dictionary
  }

  /// The fields that the SDK prints: costs only if its version knows of them.
  public override var description: String {
    let (fields, adid, hasCosts) = state.withLock { ($0.fields, $0.adid, $0.hasCosts) }
    let costs =
      " ct:\(fields.costType.orNull) ca:\((fields.costAmount.map { "\($0)" }).orNull) cc:\(fields.costCurrency.orNull)"
    return "tt:\(fields.trackerToken.orNull) tn:\(fields.trackerName.orNull) net:\(fields.network.orNull) "
      + "cam:\(fields.campaign.orNull) adg:\(fields.adgroup.orNull) cre:\(fields.creative.orNull) "
      + "cl:\(fields.clickLabel.orNull)\(adid.map { " adid:\($0)" } ?? "")\(hasCosts ? costs : "")"
  }

  /// Returns whether the fields that the SDK compares are equal.
  public func isEqual(to attribution: ADJAttribution) -> Bool { self == attribution }

  /// Compares the ten fields that the SDK compares, and the `adid` of version 4, but not the answer itself
  /// (`ADJ-ATT-1`).
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ADJAttribution else { return false }
    if self === other { return true }
    return fields == other.fields && adid == other.adid
  }

  /// A hash value that equal objects share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fields)
    hasher.combine(adid)
    return hasher.finalize()
  }
}

extension Payload {
  /// Creates a payload from a dictionary of the app, sorted by key.
  convenience init(_ dictionary: [AnyHashable: Any]?) {
    let entries = dictionary?.map { PayloadEntry("\($0.key)", PayloadValue(bridging: $0.value)) } ?? []
    self.init(entries.sorted { $0.key < $1.key })
  }
}
