import json
import shutil
import unittest

from checkout import CheckTestCase


def named(name, type="Tree", module="Usher"):
    """What the compiler calls a method without arguments."""
    return f"$s{len(module)}{module}{len(type)}{type}C{len(name)}{name}yyF"


# A method in an extension of a protocol.
PUSH = (
    "$s5Usher11CoordinatorPA2A5StackCy5RouteQzG10NavigationRtzrlE"
    "4push_12allowsRepeat10transitionAA12IntentHandleCAG_SbAA10TransitionVtF"
)
PUSH_IN_UIKIT = named("pushViewController", "UINavigationController", "UIKit")
SHOULD_BEGIN = named("gestureRecognizerShouldBegin", "SwipeDelegateProxy", "UsherUIKit")
MAKE = named("make", "Flow", "paths")
MAKE_CLOSURE = MAKE + "yycfU_"


@unittest.skipUnless(shutil.which("swift"), "nothing can read the names that the compiler gives")
class PathsTests(CheckTestCase):
    """Looks at recordings that were never made by a program."""

    check = "count-paths"

    def setUp(self):
        super().setUp()
        self.write(
            "Sources/Tree.swift",
            """\
            func anything()
            struct Tree {
              init(number: Int)
            """,
        )

    def recording(self, *push, swipe=(), begin=PUSH, lines=None, generated=(), besides=(), shown=None):
        """A recording of stacks; a symbol is a stack of its own, called by the path's first function.

        All that comes before UIKit leads to the app, except for what is entered besides.
        """
        stacks = {
            "push": [[begin]] + [s if isinstance(s, list) else [s, begin] for s in push],
            "swipe back": [[SHOULD_BEGIN]] + [[symbol, SHOULD_BEGIN] for symbol in swipe],
        }
        for calls in stacks.values():
            end = next((n for n, call in enumerate(calls) if call[0] == PUSH_IN_UIKIT), len(calls))
            calls.insert(end, [MAKE, *(call[0] for call in reversed(calls[:end]) if call[0] != MAKE)])
        stacks["push"][1:1] = [[symbol, begin] for symbol in besides]
        stacks["push"] += [shown] if shown else []
        symbols = {symbol for calls in stacks.values() for stack in calls for symbol in stack}
        places = {symbol: ["Sources/Tree.swift", (lines or {}).get(symbol, 1)] for symbol in symbols}
        for symbol in generated:
            del places[symbol]
        text = json.dumps({"stacks": stacks, "places": places})
        return "--recorded", self.write("recorded.json", text)

    def printed(self, *push, **options):
        """Checks a recording that passes, and returns what was said."""
        return self.assert_passes(*self.recording(*push, **options))

    def test_the_functions_are_counted(self):
        said = self.printed(named("submit"), named("run"), swipe=[named("submit")])
        counts = "push 3 of 14, 3 entered of 89; swipe back 2 of 18, 2 entered of 117"
        self.assertIn(f"functions passed: {counts}", said)

    def test_a_renamed_function_passes(self):
        self.printed(named("submit"), named("run"))
        self.printed(named("submit"), named("execute"))

    def test_calls_are_drawn_in_their_order_and_depth(self):
        said = self.printed(named("submit"), [named("run"), named("submit"), PUSH], named("emit"))
        self.assertIn("4 functions, 4 of `Usher`:", said)
        self.assertIn(" 1  Coordinator.push\n 2    Tree.submit\n 3      Tree.run\n", said)
        self.assertIn(" 4    Tree.emit\n          Flow.make, the app's\n\n", said)

    def test_what_is_no_way_to_the_app_is_entered_only(self):
        said = self.printed(named("run"), besides=[named("emit")])
        self.assertIn("push 2 of 14, 3 entered of 89", said)
        self.assertNotIn("emit", said.partition("\npush, ")[2])

    def test_too_many_entered_functions_fail(self):
        recording = self.recording(besides=[named(f"f{number}") for number in range(89)])
        self.assert_fails(
            *recording, saying="push: 90 functions are entered, more than 89"
        )

    def test_a_function_counts_once(self):
        said = self.printed(named("run"), named("emit"), [named("run"), named("emit"), PUSH])
        self.assertIn("push 3 of", said)

    def test_functions_of_one_name_are_told_apart(self):
        one, two = "$s5Usher4TreeC3run_2byySi_SitF", "$s5Usher4TreeC3runyySi_SitF"
        said = self.printed(one, two)
        self.assertIn("Tree.run(_:by:)\n 3    Tree.run(_:_:)\n", said)

    def test_what_follows_the_last_function_is_named_apart(self):
        said = self.printed(named("run"), PUSH_IN_UIKIT, [named("run")], [named("wake")])
        self.assertIn("push 2 of 14", said)
        self.assertIn("after the transition of the push, 1 function, 1 of `Usher`:", said)
        self.assertIn("UINavigationController.pushViewController, UIKit's\n\n", said)
        self.assertNotIn("wake", said.partition("\npush, ")[2])

    def test_what_comes_before_the_first_function_is_left_out(self):
        recording = self.recording()
        stacks = json.loads(recording[1].read_text())
        stacks["stacks"]["push"].insert(0, [named("warm")])
        recording[1].write_text(json.dumps(stacks))
        self.assertIn("push 1 of 14", self.assert_passes(*recording))

    def test_closures_and_accessors_do_not_count(self):
        closure, getter, deferred = (
            "$s5Usher4TreeC3runyyFyycfU_",
            "$s5Usher4TreeC4rootSivg",
            "$s5Usher4TreeC3runyyF6$deferL_yyF",
        )
        default_argument, destroy = "$s5Usher4TreeC3runyySiFfA_", "$s5Usher4TreeCWOh"
        others = [closure, getter, deferred, default_argument, destroy, "$sIeg_ytIegr_TR", "malloc"]
        said = self.printed(*others)
        self.assertIn("push 1 of", said)

    def test_what_the_compiler_adds_does_not_count(self):
        derived, memberwise = named("derived"), "$s5Usher4TreeV6numberACSi_tcfC"
        said = self.printed(derived, memberwise, lines={memberwise: 2}, generated=[derived])
        self.assertIn("push 1 of", said)

    def test_initialisers_that_were_written_count(self):
        memberwise = "$s5Usher4TreeV6numberACSi_tcfC"
        said = self.printed(memberwise, lines={memberwise: 3})
        self.assertIn(" 2    Tree.init\n", said)

    def test_an_initialiser_of_a_class_counts_once(self):
        allocating, itself = "$s5Usher4TreeC6numberACSi_tcfC", "$s5Usher4TreeC6numberACSi_tcfc"
        recording = allocating, [itself, allocating, PUSH]
        said = self.printed(*recording, lines={allocating: 3, itself: 3})
        self.assertIn("push 2 of", said)

    def test_functions_of_others_do_not_count(self):
        said = self.printed(
            named("show", "UIView", "UIKit"),
            named("save", "Snapshot", "UsherSnapshots"),
            MAKE,
            [MAKE_CLOSURE, MAKE, PUSH],
        )
        self.assertIn("push 1 of", said)
        self.assertIn("     Flow.make, the app's\n        Flow.make { … }, the app's\n", "\n" + said)

    def test_too_many_functions_fail(self):
        functions = [named(f"f{number}") for number in range(18)]
        recording = self.recording(*functions)
        self.assert_fails(*recording, saying="push: 19 functions on the stack, more than 14")
        recording = self.recording(swipe=functions)
        self.assert_fails(*recording, saying="swipe back: 19 functions on the stack, more than 18")

    def test_two_ways_count_each_for_itself(self):
        others = [named(f"g{number}") for number in range(13)]
        shown = [PUSH_IN_UIKIT, *reversed(others), PUSH]
        said = self.printed(*[named(f"f{number}") for number in range(8)], besides=others, shown=shown)
        self.assertIn("push 14 of 14", said)
        self.assertIn("push, 22 functions", said)

    def test_a_path_that_does_not_begin_fails(self):
        self.assert_fails(
            *self.recording(named("run"), begin=named("submit")),
            saying="push: Coordinator.push was not recorded, so the path has no beginning",
        )


if __name__ == "__main__":
    unittest.main()
