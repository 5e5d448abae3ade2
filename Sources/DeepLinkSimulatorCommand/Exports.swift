// An executable that adds its own app needs `DelegateApp` and the handler protocols in addition to the command.
@_exported import DeepLinkSimulator
