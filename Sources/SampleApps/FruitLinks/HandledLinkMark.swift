/// How the app prevents unified deep linking and conversion data from routing one deferred link twice.
public enum HandledLinkMark: String, CaseIterable, Sendable {
  /// The flag of the official sample, which either callback sets and the other one clears.
  ///
  /// It has four gaps. A direct link sets it too, so the conversion data of a first launch is skipped although it
  /// has another link. It stays set if the other callback never happens. The code around it casts values that may be
  /// `NSNull`. And it unwraps a value that a found link may lack.
  case sampleFlag
  /// A mark of the deferred link alone, set when it has been opened and kept as long as the install.
  case deferredLink
}
