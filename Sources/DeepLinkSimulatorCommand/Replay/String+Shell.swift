extension String {
  /// The text as one word of a shell command.
  var shellQuoted: String {
    let plain = unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789/._-+,:@%".unicodeScalars.contains(scalar))
    }
    if plain, !isEmpty { return self }
    // Bytes that are no text are written as bash and zsh take them.
    if unicodeScalars.contains(where: { SystemPath.byte(of: $0) != nil }) { return "$'\(escaped)'" }
    let quoted = split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    return "'\(quoted)'"
  }

  private var escaped: String {
    unicodeScalars.map { scalar in
      if let byte = SystemPath.byte(of: scalar) { return "\\x\(String(byte, radix: 16))" }
      return scalar == "'" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
    }.joined()
  }
}
