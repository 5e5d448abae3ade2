#if os(Linux)
  import Dispatch

  /// The blocks of a simulated app that are barriers wherever they are submitted, as its `DispatchWorkItem`s can be.
  ///
  /// It keeps them, as another block may come in the place of one that has gone.
  final class BarrierBlocks {
    /// A block as libdispatch knows it.
    typealias Object = OpaquePointer

    private var barriers: [Object: VirtualQueues.Block] = [:]

    /// Notes that a block was made as a barrier.
    func note(_ block: Object) { barriers[block] = closure(of: block) }

    /// Whether a block was made as a barrier.
    func contains(_ block: @escaping DispatchBlock) -> Bool {
      // It is sound because a block is a pointer to an object in C.
      !barriers.isEmpty && barriers[unsafeBitCast(block, to: Object.self)] != nil
    }
  }

  private enum Original {
    static let create = SystemFunction("dispatch_block_create").pointer(
      (@convention(c) (UInt, OpaquePointer) -> OpaquePointer?).self)
    static let createWithQuality = SystemFunction("dispatch_block_create_with_qos_class").pointer(
      (@convention(c) (UInt, UInt32, CInt, OpaquePointer) -> OpaquePointer?).self)
  }

  private func note(_ block: OpaquePointer?, _ flags: UInt) {
    let barrier: UInt = 1
    guard flags & barrier != 0, let block else { return }
    VirtualSystem.current?.barriers.note(block)
  }

  /// Makes a block that can be cancelled and waited for; who owns it is as libdispatch has it.
  @_cdecl("dispatch_block_create")
  public func hookedDispatchBlockCreate(_ flags: UInt, _ block: OpaquePointer) -> OpaquePointer? {
    let made = Original.create(flags, block)
    note(made, flags)
    return made
  }

  /// The same with a quality of service.
  @_cdecl("dispatch_block_create_with_qos_class")
  public func hookedDispatchBlockCreateWithQuality(
    _ flags: UInt, _ quality: UInt32, _ priority: CInt, _ block: OpaquePointer
  ) -> OpaquePointer? {
    let made = Original.createWithQuality(flags, quality, priority, block)
    note(made, flags)
    return made
  }
#endif
