/// Who makes something happen; each lane is a column of the printed trace.
public enum Lane: Hashable, Sendable {
  /// The user, or whoever else acts on the device from outside.
  case user
  /// iOS.
  case os
  /// Code of the app.
  case app
  /// An SDK in the app.
  case sdk(SDKName)
  /// The servers of an SDK.
  case backend

  /// How traces write the lane.
  public var rawValue: String {
    switch self {
    case .user: "user"
    case .os: "os"
    case .app: "app"
    case .sdk(let name): name.rawValue
    case .backend: "backend"
    }
  }
}
