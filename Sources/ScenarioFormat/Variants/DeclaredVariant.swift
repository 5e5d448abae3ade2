/// One of the runs that a scenario file declares under `variants`: a choice on each axis, in the order of the file.
///
/// Its text is `style=swiftui-app-delegate,answers=data-first`. In brackets after the path of the file, it identifies
/// the run.
package struct DeclaredVariant: Hashable, Sendable {
  /// The choice that a variant makes on one axis.
  package struct Choice: Hashable, Sendable {
    /// The key of the axis.
    package var axis: String
    /// The name of the choice.
    package var name: String

    /// Creates a choice.
    package init(axis: String, name: String) {
      self.axis = axis
      self.name = name
    }
  }

  /// The choices, one for each axis.
  package var choices: [Choice]

  /// Creates a variant from its choices.
  package init(_ choices: [Choice]) {
    self.choices = choices
  }
}

extension DeclaredVariant: CustomStringConvertible {
  /// The choices as a user writes them: `style=uikit-scenes,answers=data-first`.
  package var description: String { choices.map { "\($0.axis)=\($0.name)" }.joined(separator: ",") }
}
