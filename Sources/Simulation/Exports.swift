// Who imports the engine sees what its declarations are made of.
@_exported import IOSModel
@_exported import SDKContract
@_exported import ScenarioFormat
