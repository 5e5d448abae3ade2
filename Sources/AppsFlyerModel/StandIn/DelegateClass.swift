/// The class of an object that an app sets as a delegate, named only where a log is written.
package struct DelegateClass: Hashable, Sendable {
  private let type: AnyObject.Type

  /// Creates the class of a delegate; nil without one, or if the app is described.
  init?(of delegate: AnyObject?) {
    guard let delegate, !(delegate is AppsFlyerDescribedDelegate) else { return nil }
    type = Swift.type(of: delegate)
  }

  /// The name that a device has for the class, such as `Shop.AppDelegate`.
  package var name: String {
    let name = String(reflecting: type)
    // The name of a class that is private to a file has an address in it, which differs from process to process.
    guard name.contains("("), let module = name.split(separator: ".").first else { return name }
    return "\(module).\(type)"
  }

  package static func == (first: DelegateClass, second: DelegateClass) -> Bool { first.type == second.type }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
