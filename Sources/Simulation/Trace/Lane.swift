/// Who makes something happen; each lane is a column of the printed trace.
public enum Lane: Hashable, Sendable {
  case user
  case os
  case app
  case sdk(SDKName)
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
