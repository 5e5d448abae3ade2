#if os(Linux) || os(macOS)
  import Foundation

  extension NavigationPath {
    /// The path in a form that can be stored; nil if one of its values cannot be.
    public var codable: CodableRepresentation? {
      elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
    }

    /// Creates a path from what has been stored.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// A path that can be stored: each value with its type.
    public struct CodableRepresentation: Codable, Equatable {
      let elements: [AnyHashable]

      init(elements: [AnyHashable]) { self.elements = elements }

      /// Reads a path.
      ///
      /// - Throws: `DecodingError` if a type does not exist in the app, or its values are of another form.
      public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [AnyHashable] = []
        while !container.isAtEnd {
          let name = try container.decode(String.self)
          guard let type = _typeByName(name) as? any (Hashable & Decodable).Type else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is not a type.")
          }
          elements.append(AnyHashable(try type.init(from: container.superDecoder())))
        }
        self.elements = elements
      }

      /// Stores the path.
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in elements {
          guard let value = element.base as? any Encodable, let name = _mangledTypeName(type(of: element.base)) else {
            continue
          }
          try container.encode(name)
          try value.encode(to: container.superEncoder())
        }
      }
    }
  }
#endif
