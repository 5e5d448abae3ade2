/// What variants can differ in by name, besides the versions of SDKs: the keys of a variant.
package enum VariantKey: String, CaseIterable, Sendable {
  /// The state in which the link finds the app.
  case state
  /// The life cycle that the app is built on.
  case style
  /// The kind of the link.
  case link
  /// The version of iOS.
  case ios

  /// Returns all keys and those of SDKs, in the order in which a variant is written.
  package static func all(with sdks: [String]) -> [String] {
    allCases.filter { $0 != .ios }.map(\.rawValue) + sdks + [ios.rawValue]
  }

  /// The way to the value of a file that the names of the choices are, such as `platform.style`; nil if there is none.
  var path: [String]? {
    switch self {
    case .style: ["platform", "style"]
    case .ios: ["platform", "profile"]
    case .state, .link: nil
    }
  }
}
