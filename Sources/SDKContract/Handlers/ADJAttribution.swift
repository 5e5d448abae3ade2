import Foundation

/// What Adjust knows about where an install came from, with the members of the SDK's class.
public final class ADJAttribution: Sendable {
  public let trackerToken: String?
  public let trackerName: String?
  public let network: String?
  public let campaign: String?
  public let adgroup: String?
  public let creative: String?
  public let clickLabel: String?
  public let costType: String?
  public let costAmount: Double?
  public let costCurrency: String?

  /// The attribution as the backend's answer had it.
  public let payload: Payload

  /// The `attribution` object of the backend's answer as a dictionary.
  public var jsonResponse: [AnyHashable: Any]? { payload.dictionary }

  /// Creates an attribution from the `attribution` object of a backend's answer.
  ///
  /// Values of another type than the SDK expects count as absent.
  public init(_ payload: Payload) {
    func text(_ key: String) -> String? {
      if case .string(let value) = payload[key] { value } else { nil }
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
    switch payload["cost_amount"] {
    case .double(let value): costAmount = value
    case .integer(let value): costAmount = Double(value)
    default: costAmount = nil
    }
    self.payload = payload
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
