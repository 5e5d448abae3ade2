/// The places of a scenario file that have a key, for a file that has it elsewhere.
struct KeyPlaces {
  /// The most places that a complaint names.
  private static let longest = 3

  /// The objects that have the key, each as the path to it; the scenario itself has an empty path.
  private(set) var paths: [String] = []
  private let key: String

  /// Finds the places of a key in an object and in the objects below it.
  ///
  /// Steps and expectations are left out: their keys depend on what the step or the expectation is.
  init(of key: String, in root: ObjectShape) {
    self.key = key
    visit(.object(root), at: "")
    // What old files have among the switches has a better place.
    let better = paths.filter { !$0.hasSuffix("switches") }
    if !better.isEmpty { paths = better }
  }

  /// The end of a complaint, which says where the key belongs; nil if that is nowhere, or in too many places to help.
  var hint: String? {
    guard !paths.isEmpty, paths.count <= Self.longest else { return nil }
    return topHint ?? "; it belongs in \(paths.filter { !$0.isEmpty }.alternatives)"
  }

  /// The end of a complaint about a key that only the scenario itself has; nil for others, which steps and expectations
  /// may have with another meaning.
  var topHint: String? { paths == [""] ? "; it belongs next to \"app\", at the top of the file" : nil }

  private mutating func visit(_ shape: Shape, at path: String) {
    switch shape {
    case .object(let object): visit(object.members, at: path)
    case .map(let map): visit(map.members, at: path)
    default: break
    }
  }

  private mutating func visit(_ members: [ObjectShape.Member], at path: String) {
    if members.contains(where: { $0.key == key }) { paths.append(path) }
    for member in members { visit(member.shape, at: path.isEmpty ? member.key : "\(path).\(member.key)") }
  }
}
