/// What a set of user activities or URL contexts holds besides the link, and what it yields first.
///
/// A set has no order that code may rely on: code that takes `first` gets the link in one order, and loses it in
/// another.
public enum SetOrder: String, CaseIterable, Sendable {
  /// Only the link.
  case linkAlone = "link-alone"
  /// The link, then another item, such as an activity for state restoration.
  case linkFirst = "link-first"
  /// Another item, then the link.
  case linkLast = "link-last"
}
