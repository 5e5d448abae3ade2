import SDKContract

/// The environment of tests at Adjust.
public let ADJEnvironmentSandbox = "sandbox"

/// The environment of the app in the App Store at Adjust.
public let ADJEnvironmentProduction = "production"
