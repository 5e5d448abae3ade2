import DeepLinkSimulatorCommand

var command = DeepLinkSimulatorCommand()
command.register("shop") { _ in DelegateApp { ShopDelegate($0) } }
command.main()
