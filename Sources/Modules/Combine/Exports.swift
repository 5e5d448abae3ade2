// Replaces Combine where Apple's framework does not exist, so that app code compiles unchanged.
@_exported import CombineStandIns
