/// An app whose code names its scene delegate, which is called only in a life cycle that has one.
@MainActor
package protocol SceneConfiguringApp: AppUnderTest {
  /// The class, or else the configuration, that `application(_:configurationForConnecting:options:)` has named; nil if
  /// it has named neither.
  var namedSceneDelegate: String? { get }
}
