// Replaces AVFAudio, the part of AVFoundation for sound, where Apple's framework does not exist.
@_exported import AVFoundation
