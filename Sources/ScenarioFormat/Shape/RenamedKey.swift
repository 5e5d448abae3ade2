/// A key of a file that has another name today.
struct RenamedKey: Sendable {
  /// Where the key stands.
  let offset: Int
  /// What the file says.
  let former: String
  /// What the key is called today.
  let key: String
}

extension [RenamedKey] {
  /// One note for each word, at the first place at which it stands.
  var notes: [(offset: Int, message: String)] {
    var counts: [String: Int] = [:]
    for renamed in self { counts[renamed.former + " " + renamed.key, default: 0] += 1 }
    var notes: [(offset: Int, message: String)] = []
    for renamed in sorted(by: { $0.offset < $1.offset }) {
      guard let count = counts.removeValue(forKey: renamed.former + " " + renamed.key) else { continue }
      let more = count > 1 ? ", and \(count - 1) more times in this file" : ""
      notes.append((renamed.offset, "\"\(renamed.former)\" is called \"\(renamed.key)\" today; write that here\(more)"))
    }
    return notes
  }
}
