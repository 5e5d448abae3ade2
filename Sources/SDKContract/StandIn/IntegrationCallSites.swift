/// The places where an app's standard integration calls an SDK: what a scenario omits from the vendor's guide, adds to
/// it, or moves.
public struct IntegrationCallSites: Hashable, Sendable {
  /// The calls that the SDK declares.
  package var declared: [String] = []
  /// Calls that the app forgets.
  package var omitted: [String] = []
  /// Calls that the app makes at another entry point, by its label.
  package var moved: [String: String] = [:]
  /// Link entry points that the app does not forward from, by their labels.
  package var silentEntryPoints: [String] = []
  /// Link entry points that the vendor's guide does not name, and from which the app forwards all the same.
  package var addedEntryPoints: [String] = []

  /// Creates the call sites of the guide.
  package init() {}

  /// Returns whether a call that is not about a link is made during a system call.
  ///
  /// - Parameters:
  ///   - call: The call to the SDK.
  ///   - systemCall: The call of the system.
  ///   - isUsual: Whether the guide makes it there.
  public func makes(_ call: String, during systemCall: SystemCall, usually isUsual: Bool) -> Bool {
    // Fast path: every system call asks this several times, and most apps change nothing.
    if omitted.isEmpty, moved.isEmpty { return isUsual }
    checkDeclaration(of: call)
    if omitted.contains(call) { return false }
    if let entryPoint = moved[call] { return systemCall.label == entryPoint }
    return isUsual
  }

  /// Returns whether a link is passed to the SDK from an entry point: the one that brought it, or the one to which the
  /// call was moved.
  ///
  /// - Parameters:
  ///   - call: The call to the SDK.
  ///   - systemCall: The call of the system.
  ///   - brings: Whether the system call brings the link.
  public func forwards(_ call: String, from systemCall: SystemCall, bringing brings: Bool) -> Bool {
    if !omitted.isEmpty || !moved.isEmpty {
      checkDeclaration(of: call)
      if omitted.contains(call) { return false }
      if let entryPoint = moved[call] { return systemCall.label == entryPoint }
    }
    guard brings, silentEntryPoints.isEmpty || !silentEntryPoints.contains(systemCall.label) else { return false }
    return systemCall.kind.isInGuides || addedEntryPoints.contains(systemCall.label)
  }

  /// Ends the process if an integration asks about a call that scenarios cannot name: it could not be left out or
  /// moved.
  private func checkDeclaration(of call: String) {
    guard !declared.contains(call) else { return }
    fatalError(
      "an integration makes the call \(call.quoted), which is not one of the calls of its declaration: "
        + declared.joined(separator: ", "))
  }
}
