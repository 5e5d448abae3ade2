/// What can follow the verb of a step that is typed as a command, without JSON punctuation.
package struct StepArgument: Sendable {
  /// A readable description of the value; nil if the step has none.
  package let value: String?
  /// Whether the value may be left out, which means the same as an empty object.
  package let isOptional: Bool
  /// The keys that can follow the value.
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

/// A key that can accompany the verb of a step.
package struct StepModifier: Sendable {
  /// The key.
  package let key: String
  /// Whether its value can be any JSON value rather than only a string.
  package let takesAnything: Bool
}
