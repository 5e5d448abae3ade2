/// Gives `NotificationCenter.default.addObserver(forName:object:queue:using:)` another name.
///
/// On a device its result may be dropped, and its block belongs to the actor in which it is written. Foundation on
/// Linux declares it otherwise, so the compiler would warn of code that is fine on a device.
enum NotificationObserver {
  static func edits(_ source: SwiftSource) -> [SourceEdit] {
    source.tokens.indices.compactMap { index in
      // Something else with such a method, such as a protocol of the app, keeps it.
      guard source.text(index) == "addObserver",
        (1...3).map({ source.text(index + $0) }) == ["(", "forName", ":"],
        (1...4).map({ source.text(index - $0) }) == [".", "default", ".", "NotificationCenter"]
      else { return nil }
      return SourceEdit(source.range(index...index), "_addObserver")
    }
  }
}
