import DeepLinkSimulator

extension Lane {
  /// The position of the lane among others: user, system, app, SDKs by name, servers.
  var place: (Int, String) {
    let order =
      switch self {
      case .user: 0
      case .os: 1
      case .app: 2
      case .sdk: 3
      case .backend: 4
      }
    return (order, rawValue)
  }
}
