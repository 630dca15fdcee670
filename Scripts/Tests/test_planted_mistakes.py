import json
import sys
import unittest

from checkout import SCRIPTS
from test_verify_device import results

sys.path.insert(0, str(SCRIPTS / "lib"))
import verifying

ROOT = SCRIPTS.parent
# `StandIns/Tests/DeviceStepTests` runs the UI tests with each mistake, and compares the outcomes with these.
RECORDED = json.loads((SCRIPTS / "Tests/planted-mistakes.json").read_text())


def sentences(outcomes):
    return verifying.facts(verifying.outcomes(results(**outcomes)), verifying.switches(ROOT))


class PlantedMistakeTests(unittest.TestCase):
    """Feeds the outcomes of UI tests on mistaken stand-ins to what `Scripts/verify-device` says."""

    def names(self, mistake):
        """The sentences that a mistake adds."""
        before = sentences(RECORDED["none"])
        after = sentences({**RECORDED["none"], **RECORDED["planted"][mistake].get("facts", {})})
        return [sentence for sentence in after if sentence not in before]

    def test_without_a_mistake_each_switch_has_the_value_of_the_stand_in(self):
        told = sentences(RECORDED["none"])
        # The stand-in draws no search field, so no test can tell whether one opens.
        named = {sentence.split("`")[1] for sentence in told}
        self.assertEqual(set(verifying.switches(ROOT)) - named, {"searchTab"})
        self.assertEqual([s for s in told if "not known" in s or "and the stand-in has" in s], [])

    def test_a_swipe_that_is_not_told_names_the_paths_and_the_links(self):
        self.assertEqual(self.names("swipeIsNotTold"), [
            "the switch `linkWrite` is not known: no test of its values passes "
            '(BackSteps.swift:12: it noted ["written", "gone"])',
            "the switch `pathWrite` is not known: no test of its values passes "
            '(BackSteps.swift:12: it noted ["write1", "gone"])',
        ])

    def test_a_sheet_that_is_written_late_names_its_end(self):
        self.assertEqual(self.names("sheetIsWrittenLate"), [
            "the switch `onDismiss` is before binding, and the stand-in has after binding"])

    def test_a_tab_that_is_written_twice_names_the_tap(self):
        self.assertEqual(self.names("tabIsWrittenTwice"), [
            "the switch `tabTappedAgain` is not known: no test of its values passes "
            '(BackSteps.swift:12: it noted ["one", "one"])'])

    def test_the_hosts_cope_with_each_mistake(self):
        """No step fails: so only the facts, which use no host, can tell such a difference on a device."""
        for mistake, found in RECORDED["planted"].items():
            self.assertEqual(list(found), ["facts"], mistake)
