import SDKContract
import Foundation
import Synchronization

/// What Adjust knows about where an install came from, with the members of the SDK's class.
public final class ADJAttribution: Sendable {
  /// The token of the tracker.
  public let trackerToken: String?
  /// The names of network, campaign, ad group and creative, joined by `::`.
  public let trackerName: String?
  /// The name of the network, `Organic` without one.
  public let network: String?
  /// The name of the campaign.
  public let campaign: String?
  /// The name of the ad group.
  public let adgroup: String?
  /// The name of the creative.
  public let creative: String?
  /// The label of the click, from the parameter `adj_label` of the link.
  public let clickLabel: String?
  /// The type of the costs, such as `CPC`.
  public let costType: String?
  /// The amount of the costs.
  public let costAmount: Double?
  /// The currency of the costs.
  public let costCurrency: String?

  /// The members of the answer's object, and their payload once somebody has asked for it: few apps read it, and
  /// building it takes longer than everything else here.
  private enum Source {
    case members([PayloadEntry], rules: [RuleID])
    case payload(Payload)
  }

  private let source: Mutex<Source>

  /// The attribution as the backend's answer had it.
  public var payload: Payload {
    source.withLock { source in
      switch source {
      case .payload(let payload): return payload
      case .members(let members, let rules):
        let payload = Payload(members, rules: rules)
        source = .payload(payload)
        return payload
      }
    }
  }

  /// The `attribution` object of the backend's answer as a dictionary.
  public var jsonResponse: [AnyHashable: Any]? { payload.dictionary }

  /// Creates an attribution from the `attribution` object of a backend's answer.
  ///
  /// Values of another type than the SDK expects count as absent.
  public convenience init(_ payload: Payload) {
    self.init(payload.entries, source: .payload(payload))
  }

  /// Creates an attribution from the members of the `attribution` object of a backend's answer.
  ///
  /// Values of another type than the SDK expects count as absent; of several with one key the last one counts.
  ///
  /// - Parameters:
  ///   - members: The members.
  ///   - rules: The rules by which the backend came to the answer.
  public convenience init(_ members: [PayloadEntry], rules: [RuleID] = []) {
    self.init(members, source: .members(members, rules: rules))
  }

  private init(_ members: [PayloadEntry], source: sending Source) {
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
    self.source = Mutex(source)
  }
}

extension ADJAttribution: Equatable {
  /// Compares the ten fields that the SDK compares: the answer itself is not among them (`ADJ-ATT-1`).
  public static func == (left: ADJAttribution, right: ADJAttribution) -> Bool {
    left.trackerToken == right.trackerToken && left.trackerName == right.trackerName
      && left.network == right.network && left.campaign == right.campaign && left.adgroup == right.adgroup
      && left.creative == right.creative && left.clickLabel == right.clickLabel && left.costType == right.costType
      && left.costAmount == right.costAmount && left.costCurrency == right.costCurrency
  }
}

extension ADJAttribution: Hashable {
  /// Adds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(trackerToken)
    hasher.combine(trackerName)
    hasher.combine(network)
    hasher.combine(campaign)
    hasher.combine(adgroup)
    hasher.combine(creative)
    hasher.combine(clickLabel)
    hasher.combine(costType)
    hasher.combine(costAmount)
    hasher.combine(costCurrency)
  }
}
