@_exported import SDKContract
