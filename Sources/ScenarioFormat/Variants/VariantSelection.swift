import SDKContract

/// The choices in brackets after the path of a scenario file, such as `style=swiftui-app-delegate`.
///
/// An axis that is not named may have any choice. A choice can be abbreviated to its first words: `style=swiftui`
/// selects `swiftui-app-delegate` and `swiftui-scene-delegate`.
struct VariantSelection {
  private let choices: [(axis: String, name: String)]

  /// An error that says why a text selects nothing.
  struct Refusal: Error {
    /// The reason, without a full stop.
    let message: String
  }

  /// Reads a selection.
  init(_ text: String) throws(Refusal) {
    var choices: [(axis: String, name: String)] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard pair.count == 2, !pair[0].isEmpty, !pair[1].isEmpty else {
        throw Refusal(message: "\(String(part).quoted) names no variant; write axis=choice, as in [style=uikit-scenes]")
      }
      guard !choices.contains(where: { $0.axis == pair[0] }) else {
        throw Refusal(message: "the axis \(pair[0].quoted) appears twice")
      }
      choices.append((pair[0], pair[1]))
    }
    self.choices = choices
  }

  /// Returns the variants of a file that have the choices.
  func matches(among variants: [DeclaredVariant]) throws(Refusal) -> [DeclaredVariant] {
    guard let axes = variants.first?.choices.map(\.axis) else {
      throw Refusal(message: "the file has no variants; leave out what is in brackets")
    }
    var matches = variants
    for choice in choices {
      guard axes.contains(choice.axis) else {
        let hint = Spelling.hint(for: choice.axis, in: axes) ?? "; it has \(axes.alternatives)"
        throw Refusal(message: "the file's variants have no axis \(choice.axis.quoted)\(hint)")
      }
      var names: [String] = []
      for name in variants.compactMap({ $0.name(on: choice.axis) }) where !names.contains(name) { names.append(name) }
      let meant = names.contains(choice.name) ? [choice.name] : names.filter { $0.hasPrefix(choice.name + "-") }
      guard !meant.isEmpty else {
        let hint = Spelling.hint(for: choice.name, in: names) ?? "; it has \(names.alternatives)"
        throw Refusal(message: "the axis \(choice.axis.quoted) has no choice \(choice.name.quoted)\(hint)")
      }
      matches = matches.filter { variant in variant.name(on: choice.axis).map(meant.contains) ?? false }
    }
    return matches
  }
}

extension DeclaredVariant {
  fileprivate func name(on axis: String) -> String? { choices.first { $0.axis == axis }?.name }
}
