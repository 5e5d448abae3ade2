import Foundation
import SDKContract

extension Application {
  /// A key of the options for opening a URL.
  public typealias OpenURLOptionsKey = SDKContract.OpenURLOptionsKey

  /// The app that is being simulated on this thread.
  @MainActor public static var shared: Application {
    guard let simulation = AppEnvironment.current.link.here else { return Application(applicationState: .background) }
    let process = simulation.process
    simulation.noteRead(process == .active ? 1 : process == .inactive ? 2 : 3)
    switch process {
    case .active: return Application(applicationState: .active)
    case .inactive: return Application(applicationState: .inactive)
    default: return Application(applicationState: .background)
    }
  }

  /// Asks the system to open a URL.
  @MainActor public func open(_ url: URL) { AppEnvironment.current.open(url) }
}
