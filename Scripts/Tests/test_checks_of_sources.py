from checkout import CheckTestCase


class ImportsTests(CheckTestCase):
    check = "check-imports"

    def setUp(self):
        super().setUp()
        self.write("Scripts/allowed-imports.txt", """\
            # comment
            Sources/Usher      Observation -- the core
            Sources/UsherWeb   Usher -- a host
            """)

    def test_allowed(self):
        self.write("Sources/Usher/Tree/A.swift", "import Observation\n// import Foundation\n")
        self.write("Sources/UsherWeb/B.swift", "public import Usher\n")
        self.write("Tests/UsherTests/C.swift", "@testable import Usher\nimport Foundation\n")
        self.assert_passes()

    def test_what_a_layer_may_not_import(self):
        for line in (
            "import Foundation",
            "public import Foundation",
            "@preconcurrency import Foundation",
            "import struct Foundation.Date",
            "import Observation; import Foundation",
            "#if canImport(Foundation)\n  import Foundation\n#endif",
        ):
            self.write("Sources/Usher/A.swift", line + "\n")
            self.assert_fails(saying="`Foundation` may not be imported")

    def test_frameworks_that_a_platform_may_lack(self):
        self.write("Scripts/allowed-imports.txt", "Sources/Host  any -- a host\n")
        guarded = "#if canImport(SwiftUI) && !os(tvOS)\n  import SwiftUI\n"
        self.write("Sources/Host/A.swift", guarded + "#endif\n")
        self.assert_passes()
        for line in (
            "import UIKit",
            guarded + "  import UIKit\n#endif",
            "#if canImport(UIKit)\n#else\n  import UIKit\n#endif",
            "#if canImport(UIKit)\n#elseif os(macOS)\n  import UIKit\n#endif",
            "#if !canImport(UIKit)\n  import UIKit\n#endif",
        ):
            self.write("Sources/Host/A.swift", line + "\n")
            self.assert_fails(saying="a platform without UIKit has no such module")
        self.write("Sources/Host/A.swift", "")
        self.write("Examples/Sources/App/A.swift", "import UIKit\n")
        self.write("Scripts/allowed-imports.txt", "Sources/Host  any -- a host\nExamples/Sources/App  any -- an app\n")
        self.assert_passes()

    def test_arrows_point_down(self):
        self.write("Sources/Usher/A.swift", "package import UsherWeb\n")
        self.assert_fails(saying="Sources/Usher/A.swift:1: error: `UsherWeb`")

    def test_a_new_module_needs_a_row(self):
        self.write("Sources/UsherUIKit/A.swift", "import Usher\n")
        self.assert_fails(saying="no row")

    def test_users_do_not_look_inside(self):
        self.write("Fixtures/PublicOnly/Tests/ATests/A.swift", "@testable import Usher\n")
        self.assert_fails(saying="public API only")

    def test_exported_imports(self):
        self.write("Sources/UsherWeb/A.swift", "@_exported public import Usher\n")
        self.assert_fails(saying="@_exported")
        self.write(
            "Sources/UsherWeb/A.swift", "// Because X does so.\n@_exported public import Usher\n"
        )
        self.assert_passes()

    def test_build_products_are_left_out(self):
        self.write("Sources/Usher/A.swift", "import Observation\n")
        self.write("Fixtures/User/.build/checkouts/x/Sources/B.swift", "import UIKit\n")
        self.assert_passes()

    def test_without_a_table(self):
        self.write("Scripts/allowed-imports.txt", "")
        self.assert_fails(saying="there is no table")


class AvailabilityTests(CheckTestCase):
    check = "check-availability"

    def setUp(self):
        super().setUp()
        real = __import__("checkout").SCRIPTS / "newer-than-deployment.txt"
        self.write("Scripts/newer-than-deployment.txt", real.read_text(encoding="utf-8"))

    def test_what_is_too_new(self):
        for line in (
            "  isolated deinit { }",
            "import Synchronization",
            "let state = Mutex(0)",
            "let state: Atomic<Int>",
            "for await x in Observations { model.x } { }",
            "Task.immediate { }",
            "Task.immediate(priority: .high) { }",
            "group.addImmediateTask { }",
            "let a: InlineArray<3, Int>",
            "let a: [3 of Int]",
            "func f(_ a: Span<Int>) { }",
            "let s = array.span",
            "let s: any AsyncSequence<Int, Never>",
            "func next(isolation actor: isolated (any Actor)?) { }",
            "let a: UInt128 = 0",
            "duration.attoseconds",
            "withTaskExecutorPreference(executor) { }",
            "let s = String(validating: bytes, as: UTF8.self)",
        ):
            with self.subTest(line):
                self.write("Sources/Usher/A.swift", line + "\n")
                self.assert_fails(saying="Sources/Usher/A.swift:1: error: `")

    def test_what_is_old_enough(self):
        self.write("Sources/Usher/A.swift", """\
            // isolated deinit, Mutex(0) and Observations are too new.
            let text = "Task.immediate { }"
            deinit { }
            let events: AsyncStream<Int>
            let s: some AsyncSequence
            withObservationTracking { } onChange: { }
            transition = .immediate
            """)
        self.assert_passes()

    def test_a_reason(self):
        self.write("Sources/Usher/A.swift", """\
            // available because the extension is for iOS 18 only
            let a: UInt128 = 0
            """)
        self.assert_passes()


class SleepsTests(CheckTestCase):
    check = "check-sleeps"

    def test_what_waits(self):
        for line in (
            "try await Task.sleep(for: .seconds(1))",
            "try? await Task<Never, Never>.sleep(nanoseconds: 1)",
            "try await clock.sleep(until: deadline)",
            "usleep(1000)",
            "sleep(1)",
            "Thread.sleep(forTimeInterval: 1)",
            "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { }",
            "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }",
            "let source = DispatchSource.makeTimerSource()",
            "semaphore.wait(timeout: .now() + 1)",
            "RunLoop.main.run(until: Date() + 1)",
            "poll(&descriptors, 1, 100)",
        ):
            with self.subTest(line):
                self.write("Tests/UsherTests/A.swift", line + "\n")
                self.assert_fails(saying="waits for time to pass")

    def test_what_does_not(self):
        self.write("Tests/UsherTests/A.swift", """\
            // Task.sleep(for: .seconds(1))
            let title = "sleep(1)"
            model.select(.places)
            driver.poll()
            await handle.wait()
            func sleep(until deadline: Instant, tolerance: Duration?) async throws { }
            """)
        self.assert_passes()

    def test_the_list(self):
        self.write("Sources/A.swift", "try await clock.sleep(for: heartbeat)\n")
        self.write("Scripts/allowed-sleeps.txt", "Sources/A.swift clock.sleep -- a heartbeat\n")
        self.assert_passes()
        self.write("Sources/A.swift", "try await clock.sleep(for: a)\nTask.sleep(for: a)\n")
        self.assert_fails(saying="Sources/A.swift:2")
        self.write("Sources/A.swift", "\n")
        self.assert_fails(saying="no longer exists")

    def test_a_row_needs_a_reason(self):
        self.write("Scripts/allowed-sleeps.txt", "Sources/A.swift clock.sleep\n")
        self.assert_fails(saying="and a reason")


class ExpectationsTests(CheckTestCase):
    check = "check-expectations"

    def expects(self, body):
        self.write("Tests/UsherTests/A.swift", "func a() throws {\n" + body + "\n}\n")

    def test_what_passes_when_nothing_is_thrown(self):
        for body in (
            "do { try f() } catch { #expect(error.code == .x) }",
            "do throws(E) {\n  try f()\n} catch {\n  #expect(error == x)\n}",
            "do { _ = try f() } catch is E {\n} catch { #expect(error == x) }",
            "do { if try f() { return } } catch { #expect(error == x) }",
            "do {\n  return\n  try f()\n} catch { #expect(error == x) }",
            "do { try f() } catch { #expect(error == x); return }",
            "do { try f() } catch { try #require(error == x) }",
            "do {\n  #expect(a == 1)\n  try f()\n} catch { #expect(error == x) }",
            'do { try f() } catch { Issue.record("a"); #expect(error == x) }',
        ):
            self.expects(body)
            self.assert_fails(saying="A.swift:2: error: passes when nothing is thrown")

    def test_what_fails_when_nothing_is_thrown(self):
        for body in (
            "let error = #expect(throws: E.self) { try f() }",
            'do {\n  try f()\n  Issue.record("no error")\n} catch { #expect(error == x) }',
            "do {\n  try f()\n  return nil\n} catch {\n  #expect(error == x)\n  return error\n}",
            "do {\n  a = try f()\n} catch {\n  #expect(error == x)\n  continue\n}\n#expect(a == 1)",
            "do { try f() } catch { errors.append(error) }",
            "do {\n  let a = try f()\n  #expect(a == 1)\n} catch { #expect(error == x) }",
            "do { let a = 1; #expect(a == 1) }",
            "// do { try f() } catch { #expect(error == x) }",
        ):
            self.expects(body)
            self.assert_passes()

    def test_what_is_compared_with_itself(self):
        self.expects("#expect(host.tree == host.tree)")
        self.assert_fails(saying="`host.tree` is compared with itself")
        self.expects("#expect(host.tree == host.tree.parent)")
        self.assert_passes()

    def test_only_tests(self):
        self.write(
            "Examples/Sources/App/A.swift", "do { try f() } catch { #expect(error == x) }\n"
        )
        self.assert_passes()


class FileLengthsTests(CheckTestCase):
    check = "check-file-lengths"

    def test_limits(self):
        self.write("Sources/A.swift", "\n" * 300)
        self.assertNotIn("warning", self.assert_passes())
        self.write("Sources/A.swift", "\n" * 301)
        self.assertIn("Sources/A.swift: warning: 301 lines", self.assert_passes())
        self.write("Sources/A.swift", "\n" * 501)
        self.assert_fails(saying="Sources/A.swift: error: 501 lines")


class FileTypesTests(CheckTestCase):
    check = "check-file-types"

    def test_one_type(self):
        self.write("Sources/A.swift", "public struct A {\n  enum Inner {}\n}\nprivate struct Helper {}\n")
        self.assert_passes()
        self.write("Sources/A.swift", "public struct A {}\n\n@MainActor\nfinal class B {}\n")
        self.assert_fails(saying="Sources/A.swift: error: declares A, B")
        self.write("Sources/A.swift", "#if canImport(UIKit)\n  struct A {}\n\n  struct B {}\n#endif\n")
        self.assert_fails(saying="Sources/A.swift: error: declares A, B")


class UnsafeTests(CheckTestCase):
    check = "check-unsafe"

    def test_without_a_reason(self):
        for line in (
            "extension A: @unchecked Sendable { }",
            "nonisolated(unsafe) var a = 0",
            'fatalError("no")',
            "let a = try! b()",
            "let a = b as! C",
            r'let a = "\(b as! C)"',
            "MainActor.assumeIsolated { }",
        ):
            with self.subTest(line):
                self.write("Sources/Usher/A.swift", "// Fast.\n" + line + "\n")
                self.assert_fails(saying="Sources/Usher/A.swift:2: error: `")

    def test_with_a_reason(self):
        self.write("Sources/Usher/A.swift", """\
            // because the key is the type
            let a = b as! C
            let d = e as! F  // Because the key is the type.
            // `@unchecked` because the lock
            // guards it
            extension A: @unchecked Sendable { }
            let text = "as!"
            """)
        self.assert_passes()

    def test_what_no_reason_allows(self):
        for line in (
            "@exclusivity(unchecked) var a = 0",
            "let a: UnsafeContinuation<Void, Never>",
            "await withUnsafeThrowingContinuation { _ in }",
            "private static var a: Int?",
            "@MainActor static var a = 0",
            "public nonisolated(unsafe) static var a = 0",
            "private var a = 0",
        ):
            with self.subTest(line):
                self.write("Sources/Usher/A.swift", "// because\n" + line + "\n")
                self.assert_fails(saying="Sources/Usher/A.swift:2: error: `")

    def test_variables_of_objects(self):
        self.write("Sources/Usher/A.swift", """\
            struct A {
              private var a = 0
              static var b: Int { 0 }
              @TaskLocal static var c = false
            }
            var d: Int { 0 }
            """)
        self.assert_passes()

    def test_a_reason_does_not_reach_over_code(self):
        self.write("Sources/Usher/A.swift", "// because\nlet a = 1\nlet b = try! c()\n")
        self.assert_fails(saying="Sources/Usher/A.swift:3")

    def test_tests_may(self):
        self.write("Tests/UsherTests/A.swift", "let a = try! b()\n")
        self.write("Examples/Tests/ATests/A.swift", "let a = try! b()\n")
        self.assert_passes()


class NavigationLinesTests(CheckTestCase):
    check = "count-navigation-lines"
    text = """\
        import Usher
        // navigation:begin
        final class Flow {

          // A comment.
          func go() { }  // Another.
        }
        // navigation:end
        let other = 1
        """

    def test_counts_code(self):
        file = self.write("A.swift", self.text)
        self.assertIn(": 3 lines", self.assert_passes(file, "--max", 3).replace("lines: ", ": "))
        self.assert_fails(file, "--max", 2, saying="3 lines of navigation code, more than 2")

    def test_counts_a_folder_together(self):
        self.write("Flows/A.swift", self.text)
        self.write("Flows/B.swift", self.text)
        self.write("Flows/C.swift", "let a = 1\n")
        self.assert_fails(self.root / "Flows", "--max", 5, saying="6 lines")

    def test_what_cannot_be_counted(self):
        self.assert_fails(self.write("A.swift", "let a = 1\n"), saying="no `// navigation:begin`")
        self.assert_fails(self.write("A.swift", "// navigation:begin\n"), saying="without an end")
        self.assert_fails(self.write("A.swift", "// navigation:end\n"), saying="without the other")
        self.assert_fails(
            self.write("A.swift", "// navigation:begin\na(); b()\n// navigation:end\n"),
            saying="one statement a line",
        )
        self.assert_fails(self.root / "None.swift", saying="no such file")
