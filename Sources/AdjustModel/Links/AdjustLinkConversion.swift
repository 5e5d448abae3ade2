import SDKContract

/// Converts the link that a user tapped before the app was installed, as Adjust's servers do.
///
/// The conversion is textual. A deferred deep link contains its result, and so does the URL that a browser opens where
/// iOS does not support universal links.
package enum AdjustLinkConversion {
  /// The result of a conversion, and the reasons for it.
  package struct Result: Hashable, Sendable {
    /// The converted link; nil if the link leads to nothing in the app.
    package var link: String?
    /// The rules that were applied, each once, in the order of the documentation.
    package var rules: [RuleID]
  }

  /// Returns the app scheme form of a link together with the rules that led to it.
  ///
  /// - Parameters:
  ///   - link: A branded link, on Adjust's domain or one of the app's own; a tracker link; or a link with the app's
  ///     scheme.
  ///   - scheme: The scheme of the app, as set in the dashboard.
  ///   - marks: Whether the servers mark the link as theirs.
  ///   - rules: The rules that hold.
  package static func convert(
    _ link: String, scheme: String, marks: Bool = true, rules: RuleSwitches = RuleSwitches()
  ) -> Result {
    var converter = AdjustServerConverter(scheme: scheme, marks: marks, rules: rules)
    let link = converter.convert(link)
    return Result(link: link, rules: Set(converter.log.rules).sorted())
  }
}
