/// The setup of an SDK that lacks some of its features on old versions of iOS.
package protocol SystemDependentSetup: SDKSetup {
  /// The version of iOS on the device.
  var systemVersion: VersionNumber { get set }
}

extension SDKSetup {
  /// Sets the version of iOS on the device, if this SDK depends on it.
  package mutating func setSystemVersion(_ version: VersionNumber) {
    guard var setup = self as? any SystemDependentSetup else { return }
    setup.systemVersion = version
    if let setup = setup as? Self { self = setup }
  }
}
