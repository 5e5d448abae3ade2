/// The JSON Schema of scenario files, made from the shape that checks them.
package enum ScenarioSchema {
  /// Returns the schema as text, always the same for the same names.
  ///
  /// It is a schema of draft 2020-12. What it cannot say, such as that a gate has to be listed before a step
  /// opens it, only the parser checks.
  package static func json(_ grammar: ScenarioGrammar, vocabulary: ScenarioVocabulary = ScenarioVocabulary()) -> String
  {
    var builder = SchemaBuilder(vocabulary: vocabulary)
    return JSONPrinter.print(builder.schema(of: grammar.scenario.shape))
  }
}
