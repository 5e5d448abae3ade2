import DeepLinkSimulatorCommand

DeepLinkSimulatorCommand().main()
