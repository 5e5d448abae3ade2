/// A stand-in whose classes an app can find by their names.
@MainActor
package protocol NamedClasses {
  /// The classes, by their names in the headers.
  var namedClasses: [String: AnyClass] { get }
}
