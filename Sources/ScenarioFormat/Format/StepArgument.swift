/// What can follow the verb of a step, for a step that is typed without the punctuation of files.
package struct StepArgument: Sendable {
  /// What the value may be, in words for people; nil if the step has none.
  package let value: String?
  /// Whether the value may be left out, for which an empty object stands.
  package let isOptional: Bool
  /// What can stand behind the value.
  package let modifiers: [StepModifier]

  /// - Parameter members: The members of the step's object, the verb first.
  init(_ members: [ObjectShape.Member]) {
    let shape = members.first?.shape ?? .nothing
    value = if case .nothing = shape { nil } else { shape.expectation }
    isOptional = shape.takesObjects
    modifiers = members.dropFirst().map { member in
      let takesAnything = if case .anything = member.shape { true } else { false }
      return StepModifier(key: member.key, takesAnything: takesAnything)
    }
  }
}

/// A key that can stand in a step beside its verb.
package struct StepModifier: Sendable {
  /// The key.
  package let key: String
  /// Whether its value can be any JSON value; it is a string otherwise.
  package let takesAnything: Bool
}
