#if os(Linux)
  import Dispatch

  /// The blocks of a simulated app that are barriers wherever they are submitted, as a `DispatchWorkItem` can be.
  ///
  /// It retains them, because another block may reuse the address of a released one.
  final class BarrierBlocks {
    /// A block as libdispatch represents it.
    typealias Object = OpaquePointer

    private var barriers: [Object: VirtualQueues.Block] = [:]

    /// Records that a block was created as a barrier.
    func note(_ block: Object) { barriers[block] = closure(of: block) }

    /// Returns whether a block was created as a barrier.
    func contains(_ block: @escaping DispatchBlock) -> Bool {
      // Sound because a block is a pointer to an object in C.
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

  /// Creates a block that can be cancelled and waited for, with libdispatch's ownership rules.
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
