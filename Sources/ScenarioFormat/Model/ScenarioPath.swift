/// The path from the root of a scenario file to a value in it: keys, and indices from 0.
package struct ScenarioPath: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// One component of a path.
  package enum Part: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// The member of an object with a key.
    case key(String)
    /// An element of a list, counted among those that could be read.
    case index(Int)

    /// The member of an object with a key.
    package init(stringLiteral key: String) { self = .key(key) }

    /// An element of a list.
    package init(integerLiteral index: Int) { self = .index(index) }
  }

  /// The components of the path.
  package var parts: [Part]

  /// Creates a path from its parts.
  package init(_ parts: some Sequence<Part>) { self.parts = Array(parts) }

  /// Creates a path from its parts.
  package init(arrayLiteral parts: Part...) { self.parts = parts }

  /// The path to a member of the object that this path leads to.
  package static func + (path: ScenarioPath, key: String) -> ScenarioPath { path.appending(.key(key)) }

  /// The path to an element of the list that this path leads to.
  package static func + (path: ScenarioPath, index: Int) -> ScenarioPath { path.appending(.index(index)) }

  private func appending(_ part: Part) -> ScenarioPath {
    var longer = self
    longer.parts.append(part)
    return longer
  }
}
