/// The keys of an axis whose choices need only a name, besides the versions of SDKs.
package enum VariantKey: String, CaseIterable, Sendable {
  /// The state of the app when the link arrives.
  case state
  /// The life cycle that the app is built on.
  case style
  /// The kind of the link.
  case link
  /// The version of iOS.
  case ios

  /// Returns all keys, including those of SDKs, in the order in which a variant is written.
  package static func all(with sdks: [String]) -> [String] {
    allCases.filter { $0 != .ios }.map(\.rawValue) + sdks + [ios.rawValue]
  }

  /// The path of the value that the choices set by their names, such as `platform.style`; nil if there is none.
  var path: [String]? {
    switch self {
    case .style: ["platform", "style"]
    case .ios: ["platform", "profile"]
    case .state, .link: nil
    }
  }
}
