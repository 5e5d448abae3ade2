// Code that imports the engine needs the types in its declarations.
@_exported import IOSModel
@_exported import SDKContract
@_exported import ScenarioFormat
