import Foundation

/// Runs all tasks of a test process on the main queue, one after another.
///
/// The hosts and flows under test are on the main actor. Their tasks still pass through other threads, for example when
/// a continuation is resumed, so their order would depend on how busy the machine is, and each passage would wake a
/// thread. Between ``begin()`` and ``end()``, `Task.yield()` lets every task that can go on do so.
public enum OneThread {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  /// Begins to do so; does nothing the second time, and with a runtime that has no such hook.
  public static func begin() {
    set { job, _ in MainActor.shared.enqueue(job) }
  }

  /// Lets tasks run on other threads again.
  public static func end() { set(nil) }

  private static func set(_ hook: Hook?) {
    dlsym(nil, "swift_task_enqueueGlobal_hook")?.assumingMemoryBound(to: Hook?.self).pointee = hook
  }
}
