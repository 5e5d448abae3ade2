extension AppsFlyerLib {
  /// Returns the name that a device has for the class of an app's delegate, such as `Shop.AppDelegate`; nil without a
  /// delegate, or if the app is described.
  static func className(of delegate: AnyObject?) -> String? {
    guard let delegate, !(delegate is AppsFlyerDescribedDelegate) else { return nil }
    let name = String(reflecting: type(of: delegate))
    // The name of a class that is private to a file has an address in it, which differs from process to process.
    guard name.contains("("), let module = name.split(separator: ".").first else { return name }
    return "\(module).\(type(of: delegate))"
  }
}
