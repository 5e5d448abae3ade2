import DeepLinkSimulatorCommand
import Foundation

var command = DeepLinkSimulatorCommand()
command.register("crashing") { _ in DelegateApp { _ in CrashingDelegate() } }
command.register("restless") { _ in
  DelegateApp { environment in
    environment.record("process", String(ProcessInfo.processInfo.processIdentifier))
    return NSObject()
  }
}
command.main()
