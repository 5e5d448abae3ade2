#if os(Linux)
  import Foundation
  import SDKContract

  /// Returns the class with a name: one of Foundation or of the app, or that of an SDK in the simulated app.
  ///
  /// There is no Objective-C runtime that knows the SDKs' classes by the names in their headers.
  public func NSClassFromString(_ aClassName: String) -> AnyClass? {
    if let found = Foundation.NSClassFromString(aClassName) { return found }
    guard AppEnvironment.simulated != nil else { return nil }
    return AppEnvironment.withCurrent(aClassName) { environment, name in
      environment.standIns.lazy.compactMap { ($0 as? any NamedClasses)?.namedClasses[name] }.first
    }
  }
#endif
