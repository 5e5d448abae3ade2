/// The effect that a click on a retargeting link has on the conversion data of an installed app.
package enum ReengagementData: String, CaseIterable, Sendable {
  /// No effect: every session gets the data of the install.
  case ofInstall
  /// The servers return the re-engagement instead, with the install's own time.
  case ofReengagement
}
