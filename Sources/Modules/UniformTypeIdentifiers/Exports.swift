// Replaces the part of UniformTypeIdentifiers that link code uses where Apple's framework does not exist.
@_exported import Foundation

@_exported import struct FoundationStandIns.UTType
