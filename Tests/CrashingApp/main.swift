import DeepLinkSimulatorCommand

var command = DeepLinkSimulatorCommand()
command.register("crashing") { _ in DelegateApp { _ in CrashingDelegate() } }
command.main()
