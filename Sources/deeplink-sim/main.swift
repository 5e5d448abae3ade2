import DeepLinkSimulatorCommand
import SampleApps

var command = DeepLinkSimulatorCommand()
command.register(.samples)
command.main()
