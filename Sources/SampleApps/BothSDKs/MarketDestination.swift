/// A place in the market that links lead to.
enum MarketDestination: String, Sendable {
  case summerClothes = "summer-clothes"
  case winterClothes = "winter-clothes"

  /// The place with a name, such as AppsFlyer's `deep_link_value`.
  init?(name: String) {
    self.init(rawValue: name)
  }

  /// The place that a link leads to: a OneLink names it in a parameter, other links in their path.
  init?(link: String) {
    guard let address = LinkAddress(link),
      let name = address.parameter("deep_link_value") ?? address.segments.first
    else { return nil }
    self.init(rawValue: name)
  }

  /// The screen that shows the place.
  var screen: String {
    switch self {
    case .summerClothes: "SummerClothes"
    case .winterClothes: "WinterClothes"
    }
  }
}
