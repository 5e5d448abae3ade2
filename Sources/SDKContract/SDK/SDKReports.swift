/// What people find in consoles and write in reports about an SDK, besides what a scenario can say.
package struct SDKReports: Hashable, Sendable {
  /// The beginnings of warnings that each log of the SDK has, and that say nothing about links.
  package var ordinaryWarnings: [String] = []
  /// Other names of callbacks, by their names here: those of plug-ins for hybrid apps, and of old versions.
  package var otherNames: [String: [String]] = [:]

  /// Creates a description.
  package init(ordinaryWarnings: [String] = [], otherNames: [String: [String]] = [:]) {
    self.ordinaryWarnings = ordinaryWarnings
    self.otherNames = otherNames
  }
}

extension SDKDeclaration {
  /// Returns the declaration with what people find in consoles and write in reports.
  package func with(_ reports: SDKReports) -> Self {
    var declaration = self
    declaration.reports = reports
    return declaration
  }

  /// Returns the declaration with what can follow the trace names of calls to the SDK, for those that allow only a few
  /// words, and with the trace names of the SDK's timers.
  package func with(callArguments: [String: [String]], timers: [String]) -> Self {
    var declaration = self
    declaration.callArguments = callArguments
    declaration.timers = timers
    return declaration
  }
}
