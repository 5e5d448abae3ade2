/// A domain that serves an association file, with what the device knows of the file.
///
/// Entries of the app's entitlement that differ only in `*.` or in their mode have the same site.
struct AssociationSite: Hashable, Sendable {
  /// The file at the start of the run if it is another one than that of the app's own sites, as for the domain of a
  /// link service; nil if it is that one (`LinkRouter.firstFile`).
  var ownFile: AssociationFile?
  /// The changes of the file since then, on the site and on the device.
  var history = AssociationHistory()
  /// Whether a device in developer mode requests the file from the site itself.
  var isForDevelopers = false
}
