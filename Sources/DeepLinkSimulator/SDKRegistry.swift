/// The SDKs that this simulator knows, in the order in which lists, columns and life-cycle notices go through them.
public enum SDKRegistry {
  /// The SDKs.
  public static let all: [any SDK.Type] = [AppsFlyerSDK.self, AdjustSDK.self]

  /// What files, lanes and options call them.
  public static var names: [SDKName] { all.map { $0.name } }
}
