import DeepLinkSimulator

/// The option that names a variant of a scenario, such as a cell of a matrix.
enum VariantOption {
  static let specification = OptionSpecification(
    name: "variant", value: .text(placeholder: "variant"),
    help: "Run this variant of each scenario, such as state=background,link=long (see matrix).")

  /// Reads the option, which can name versions of some SDKs; nil if it is not set.
  static func read(_ arguments: ParsedArguments, _ sdks: SDKRegistry) throws(UsageError) -> ScenarioVariant? {
    guard let text = arguments.value(of: specification.name) else { return nil }
    do throws(ScenarioVariant.SyntaxError) {
      return try ScenarioVariant(parsing: text, sdks: sdks)
    } catch {
      throw arguments.error("--variant: \(error.message)")
    }
  }
}
