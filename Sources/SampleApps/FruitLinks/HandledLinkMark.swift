/// How the app keeps unified deep linking and conversion data from routing one deferred link twice.
public enum HandledLinkMark: String, CaseIterable, Sendable {
  /// The flag of the official sample, which either callback sets and the other one takes back.
  ///
  /// It has four holes. A direct link sets it too, so that the conversion data of a first launch is skipped
  /// although it carries another link. It stays set if the other callback never comes. The code around it casts
  /// values that may be `NSNull`. And it unwraps a value that a link that was found may not have.
  case sampleFlag
  /// A mark of the deferred link alone, set when it has been opened and kept for as long as the install.
  case deferredLink
}
