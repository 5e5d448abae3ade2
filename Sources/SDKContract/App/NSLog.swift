#if !canImport(Darwin)
  import Foundation

  /// Writes a text with arguments of any type to standard error, as `NSLog` does where there is an Objective-C runtime.
  ///
  /// Foundation's own function, which overload resolution prefers wherever it fits, takes no objects on this platform,
  /// as in `NSLog("%@", attribution)`.
  ///
  /// - Parameters:
  ///   - format: The text, with a `%@` or another conversion for each argument.
  ///   - first: The first argument.
  ///   - rest: The others.
  @_disfavoredOverload
  public func NSLog(_ format: String, _ first: Any?, _ rest: Any?...) {
    var arguments = ([first] + rest)[...]
    var text = ""
    var conversion: String?
    for character in format {
      guard let begun = conversion else {
        if character == "%" { conversion = "%" } else { text.append(character) }
        continue
      }
      if character == "%" {
        text += "%"
      } else if character == "@" || character.isLetter && !"hlqLzt".contains(character) {
        text += arguments.popFirst().map { $0.map { "\($0)" } ?? "(null)" } ?? begun + String(character)
      } else {
        conversion = begun + String(character)
        continue
      }
      conversion = nil
    }
    FileHandle.standardError.write(Data((text + (conversion ?? "") + "\n").utf8))
  }
#endif
