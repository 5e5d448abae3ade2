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

extension Lane {
  /// The lane in two bytes, as events of a trace have it.
  var number: UInt16 {
    switch self {
    case .user: 0
    case .os: 1
    case .app: 2
    case .backend: 3
    case .sdk(let name): name.number + 4
    }
  }

  /// The lane of a number.
  init(number: UInt16) {
    switch number {
    case 0: self = .user
    case 1: self = .os
    case 2: self = .app
    case 3: self = .backend
    default: self = .sdk(SDKName(number: number - 4))
    }
  }
}
