import DeepLinkSimulator

/// Holds the results for one scenario against each other, and against the search that they are of.
struct PartCheck {
  /// The parts, each once.
  private(set) var parts: [ExplorationPart] = []
  /// Complaints about two results for one part that differ.
  private(set) var damage: [Diagnostic] = []
  /// Where each part stands.
  private var places: [(name: String, number: Int)] = []

  /// Takes the lines of one file.
  init(name: String, _ lines: [PartLines.Line]) {
    for line in lines { add(line, of: name) }
  }

  /// Adds a line; one that says the same as an earlier one counts once.
  mutating func add(_ line: PartLines.Line, of name: String) {
    guard let known = parts.firstIndex(where: { $0.index == line.part.index }) else {
      parts.append(line.part)
      places.append((name, line.number))
      return
    }
    guard parts[known] != line.part else { return }
    let other = places[known]
    damage.append(
      Diagnostic(
        file: name, location: SourceLocation(line: line.number, column: 1),
        message: "this result for part \(line.part.index) is another one than at \(other.name):\(other.number)"))
  }

  /// Complaints about parts that the search cannot have.
  func damage(of explorer: Explorer) -> [Diagnostic] {
    zip(places, explorer.complaints(about: parts)).compactMap { place, complaint in
      complaint.map {
        Diagnostic(
          file: place.name, location: SourceLocation(line: place.number, column: 1),
          message: "this result is damaged: \($0)")
      }
    }
  }
}
