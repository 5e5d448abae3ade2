// Replaces CoreMedia, whose names AVFoundation has here, where Apple's framework does not exist.
@_exported import AVFoundation
