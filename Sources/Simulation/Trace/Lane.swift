/// The party that makes an event happen; each lane is a column of the printed trace.
public enum Lane: Hashable, Sendable {
  /// The user, or another party that acts on the device from outside.
  case user
  /// iOS.
  case os
  /// App code.
  case app
  /// An SDK in the app.
  case sdk(SDKName)
  /// The servers of an SDK.
  case backend

  /// The name of the lane in traces.
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
  /// The lane in two bytes, for the events of a trace.
  var number: UInt16 {
    switch self {
    case .user: 0
    case .os: 1
    case .app: 2
    case .backend: 3
    case .sdk(let name): name.number + 4
    }
  }

  /// Creates the lane that has a number.
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
