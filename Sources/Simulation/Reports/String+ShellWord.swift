extension String {
  /// The text as one word of a shell command.
  package var textShellQuoted: String {
    let plain = unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789/._-+,:@%".unicodeScalars.contains(scalar))
    }
    if plain, !isEmpty { return self }
    let quoted = split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    return "'\(quoted)'"
  }
}
