// `import DeepLinkSimulator` alone is enough: the handler protocols and the scenario model come with it.
@_exported import SDKContract
@_exported import ScenarioFormat
