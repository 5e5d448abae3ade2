import Foundation

/// A place in the bazaar that links lead to.
enum BazaarPlace: String, Sendable {
  case apples
  case bananas
  case peaches
  case summerClothes = "summer-clothes"
  case winterClothes = "winter-clothes"

  /// The place that a link leads to.
  ///
  /// - Parameters:
  ///   - link: The link, whose first path component names the place.
  ///   - comparesPath: Whether to use only the path as a URL parser defines it.
  init?(link: String, comparesPath: Bool) {
    let path = URLComponents(string: link)?.path.split(separator: "/").first.map(String.init)
    guard let name = comparesPath ? path : LinkAddress(link)?.segments.first else { return nil }
    self.init(rawValue: name)
  }

  /// The screen that shows the place.
  var screen: String {
    switch self {
    case .apples, .bananas, .peaches: rawValue + "_vc"
    case .summerClothes: "SummerClothes"
    case .winterClothes: "WinterClothes"
    }
  }
}
