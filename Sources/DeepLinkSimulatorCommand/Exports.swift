// An executable that adds its own app needs `DelegateApp` and the handler protocols beside the command.
@_exported import DeepLinkSimulator
