import SDKContract

/// What a click on a retargeting link in an installed app does to the conversion data.
package enum ReengagementData: String, CaseIterable, Sendable {
  /// Nothing: every session gets the data of the install.
  case ofInstall
  /// The servers answer the re-engagement instead, with the install's own time.
  case ofReengagement
}
