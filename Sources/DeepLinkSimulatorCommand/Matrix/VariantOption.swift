import DeepLinkSimulator

/// The option that names a variant of a scenario, such as a cell of a matrix.
enum VariantOption {
  static let specification = OptionSpecification(
    name: "variant", value: .text(placeholder: "variant"),
    help: "Another variant of each scenario, as matrix prints it: state=background,link=long.")

  /// Reads the option; nil if it is not set.
  static func read(_ arguments: ParsedArguments) throws(UsageError) -> ScenarioVariant? {
    guard let text = arguments.value(of: specification.name) else { return nil }
    do throws(ScenarioVariant.SyntaxError) {
      return try ScenarioVariant(parsing: text)
    } catch {
      throw arguments.error("--variant: \(error.message)")
    }
  }
}
