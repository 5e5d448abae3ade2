/// Which links an association file gives to an app: Apple's `applinks.Details`.
package struct AssociationDetails: Hashable, Sendable {
  /// The paths that the file accepts, with `*` and `?`; all if there are none.
  package var paths: [String] = []
  /// The paths that the file excludes, with `*` and `?`.
  package var excludedPaths: [String] = []
  /// The components of the file, which replace paths since iOS 13, in its order; empty if it has paths.
  package var components: [AssociationComponent] = []
  /// What a component has that it does not say itself; nil if the file gives no defaults.
  package var componentDefaults: AssociationComponent?
  /// The substitution variables that the file defines, in its order.
  package var substitutionVariables: [SubstitutionVariable] = []

  /// Creates a file that accepts every path.
  package init() {}
}
