import sys
import unittest

from checkout import SCRIPTS

sys.path.insert(0, str(SCRIPTS / "lib"))
from docc_twins import completed

PLACE = "doc://usher.Guides/documentation/Guides/links#The-law"


class DoccTwinTests(unittest.TestCase):
    """Completes twins as DocC writes them."""

    def test_a_link_has_its_own_text_and_leads_to_the_twin(self):
        own = {"type": "reference", "identifier": PLACE}
        own["overridingTitleInlineContent"] = [{"type": "text", "text": "the law"}]
        plain = {"type": "reference", "identifier": "doc://usher.Usher/documentation/Usher/Coordinator/pop(transition:)"}
        data = {"abstract": [own], "primaryContentSections": [{"content": [plain, own]}]}
        twin = (
            "See [Links](/documentation/Guides/links#The-law).\n"
            "[`pop(transition:)`](/documentation/Usher/Coordinator/pop(transition:)) and [Links](/documentation/Guides/links#The-law)"
        )
        self.assertEqual(
            completed(twin, data),
            "See [the law](/data/documentation/guides/links.md#The-law).\n"
            "[`pop(transition:)`](/data/documentation/usher/coordinator/pop(transition:).md)"
            " and [the law](/data/documentation/guides/links.md#The-law)",
        )
