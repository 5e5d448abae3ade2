/// A call of one of the SDKs into the app.
public enum SDKCallback: Hashable, Sendable {
  case appsFlyer(AppsFlyerCallback)
  case adjust(AdjustCallback)

  /// The name of the method, such as `onConversionDataSuccess`.
  public var name: String {
    switch self {
    case .appsFlyer(let callback): callback.name
    case .adjust(let callback): callback.name
    }
  }

  /// What the callback carries, if that is a dictionary.
  public var payload: Payload? {
    switch self {
    case .appsFlyer(let callback): callback.payload
    case .adjust(let callback): callback.payload
    }
  }

  /// Whether the SDK asks first whether the app implements the callback, so that without it nothing happens at all.
  var isAskedForFirst: Bool {
    switch self {
    case .appsFlyer(let callback): callback.isAskedForFirst
    case .adjust(let callback): callback.isAskedForFirst
    }
  }

  /// The lane of the SDK that calls.
  public var lane: Lane {
    switch self {
    case .appsFlyer: .appsFlyer
    case .adjust: .adjust
    }
  }
}
