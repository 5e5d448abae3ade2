/// How long the servers take for each kind of request, where the scenario does not say.
///
/// The defaults lie in the ranges that device logs show: see `AppsFlyerRule` and `AdjustRule` for the sources.
public struct BackendLatencies: Hashable, Sendable {
  /// AppsFlyer: the report of a session.
  public var launch = Latency(.milliseconds(200), .seconds(2))
  /// AppsFlyer: the conversion data.
  public var conversionData = Latency(.seconds(1), .seconds(10))
  /// AppsFlyer: the parameters behind a short link.
  public var shortLink = Latency(.milliseconds(300), .milliseconds(1500))
  /// AppsFlyer: the deferred look-up.
  public var deferredDeepLink = Latency(.milliseconds(300), .seconds(3))
  /// An email service: where a wrapped link leads to.
  public var redirect = Latency(.milliseconds(300), .milliseconds(1500))
  /// An email service that `ADJLinkResolution` asks.
  public var linkResolution = Latency(.milliseconds(300), .milliseconds(1500))
  /// AppsFlyer: the report of an in-app event.
  public var inAppEvent = Latency(.milliseconds(200), .seconds(2))
  /// Adjust: the session.
  public var session = Latency(.milliseconds(600), .seconds(2))
  /// Adjust: the attribution.
  public var attribution = Latency(.milliseconds(500), .seconds(3))
  /// Adjust: a click.
  public var click = Latency(.milliseconds(400), .seconds(2))
  /// Adjust: the request to forget the user.
  public var forgetDevice = Latency(.milliseconds(600), .seconds(2))
  /// Adjust: a package that concerns no link.
  public var other = Latency(.milliseconds(600), .seconds(2))
  /// Adjust: an event.
  public var event = Latency(.milliseconds(600), .seconds(2))

  /// The defaults.
  public init() {}

  /// How long AppsFlyer's services take, in the order of its endpoints.
  var appsFlyer: [Latency] { AppsFlyerEndpoint.allCases.map { self[$0] } }

  /// How long Adjust's services take, in the order of its endpoints.
  var adjust: [Latency] { AdjustEndpoint.allCases.map { self[$0] } }
}
