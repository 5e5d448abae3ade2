#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the measurement of an ad that the user tapped in an app.
  open class UIEventAttribution: NSObject {
    /// The identifier of the ad.
    public let sourceIdentifier: UInt8
    /// The link of the ad.
    public let destinationURL: URL
    /// The address that receives the report.
    public var reportEndpoint: URL? { nil }
    /// What the ad is about.
    public let sourceDescription: String
    /// Who pays for the ad.
    public let purchaser: String

    /// Creates a measurement, of which nothing is reported.
    public init(
      sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String
    ) {
      (self.sourceIdentifier, self.destinationURL) = (sourceIdentifier, destinationURL)
      (self.sourceDescription, self.purchaser) = (sourceDescription, purchaser)
      super.init()
    }
  }
#endif
