import Foundation

/// Stands in for a mobile network operator, of which a simulated device has none.
///
/// It is `@unchecked Sendable` because it is never modified.
open class CTCarrier: NSObject, @unchecked Sendable {
  /// The name.
  open var carrierName: String? { nil }
  /// The code of the country.
  open var isoCountryCode: String? { nil }
  /// The code of the country in the mobile network.
  open var mobileCountryCode: String? { nil }
  /// The code of the network.
  open var mobileNetworkCode: String? { nil }
  /// Whether calls over the internet are allowed.
  open var allowsVOIP: Bool { true }
}

/// Stands in for what a device knows about the mobile network. A simulated device has no SIM card.
open class CTTelephonyNetworkInfo: NSObject {
  /// Creates an object.
  public override init() { super.init() }
  /// The operator: none.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// The operators of the SIM cards: none.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// The radio technology: none.
  open var currentRadioAccessTechnology: String? { nil }
  /// The radio technologies of the SIM cards: none.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// The SIM card for data: none.
  open var dataServiceIdentifier: String? { nil }
  /// Called when the operator changes: never.
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
}

/// The radio technology of the third generation.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// The radio technology of the third generation, faster to the device.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// The radio technology of the third generation, faster from the device.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// The radio technology of the second generation.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// The first radio technology for data.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// The radio technology of the fourth generation.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// The radio technology of the fifth generation.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
/// The radio technology of the fifth generation, besides the fourth.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
