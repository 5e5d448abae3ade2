/// The JSON Schema of scenario files, generated from the shape that checks them.
package enum ScenarioSchema {
  /// Returns the schema as text, always the same for the same names.
  ///
  /// The schema follows draft 2020-12. Only the parser checks what a schema cannot express, such as that a gate must be
  /// listed before a step opens it.
  package static func json(_ grammar: ScenarioGrammar, vocabulary: ScenarioVocabulary = ScenarioVocabulary()) -> String
  {
    var builder = SchemaBuilder(vocabulary: vocabulary)
    return JSONPrinter.print(builder.schema(of: grammar.scenario.shape))
  }
}
