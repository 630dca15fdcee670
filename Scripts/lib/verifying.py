"""What the results of the UI tests on a device say: outcomes, facts about the stand-ins, and a table."""

import re

NAME = re.compile(r"test(Step|Fact)(\w+)")


# What Apple's tools print.


def phones(listed):
    """One iPhone for each iOS from 17 on, as (version, device): the newest runtime of each.

    `listed` is what `xcrun simctl list --json` prints. Its shape: `xcrun simctl help list`, and
    https://github.com/bitrise-io/go-xcode/blob/master/destination/testdata/testout.go.
    """
    newest = {}
    for runtime in listed.get("runtimes", []):
        found = re.fullmatch(r"iOS (\d+)((?:\.\d+)*)", runtime.get("name", ""))
        if not found or not runtime.get("isAvailable", True) or int(found[1]) < 17:
            continue
        version = tuple(int(n) for n in (found[1] + found[2]).split("."))
        devices = listed.get("devices", {}).get(runtime.get("identifier"), [])
        usable = [d for d in devices if d.get("isAvailable", True) and "iPhone" in d.get("name", "")]
        if usable and version > newest.get(version[0], ((),))[0]:
            newest[version[0]] = (version, usable[0])
    return [(".".join(map(str, version)), device) for _, (version, device) in sorted(newest.items())]


def outcomes(results, whole=False):
    """The outcome and the failures of each test, as {name: (outcome, messages)}.

    A `whole` name begins with its suite: suites of a package have tests that are called alike.

    `results` is what `xcrun xcresulttool get test-results tests` prints. `xcrun xcresulttool help get
    test-results tests` has its schema: https://developer.apple.com/documentation/xcode-release-notes/xcode-16_3-release-notes.
    """
    found = {}

    def visit(node):
        if node.get("nodeType") != "Test Case":
            for child in node.get("children", []):
                visit(child)
            return
        name = re.sub(r"\(\)$", "", node.get("nodeIdentifier", node.get("name", "")))
        name = name if whole else name.split("/")[-1]
        # A test that ran more than once is here more than once; a failure counts.
        before, messages = found.get(name, ("Passed", []))
        outcome = node.get("result", "unknown")
        found[name] = (before if before == "Failed" else outcome, messages + failures(node))

    for node in results.get("testNodes", []):
        visit(node)
    return found


def failures(node):
    """The failures of a test, which may be inside a device, a run or an argument."""
    messages = []
    for child in node.get("children", []):
        if child.get("nodeType") == "Failure Message":
            messages.append(child.get("name", ""))
        else:
            messages += failures(child)
    return messages


def pictures(manifest):
    """The pictures of each test, as {name: [file]}, of what `xcresulttool export attachments` wrote.

    The shape of `manifest.json`: `xcrun xcresulttool help export attachments`.
    """
    found = {}
    for test in manifest:
        name = re.sub(r"\(\)$", "", test.get("testIdentifier", "")).split("/")[-1]
        files = [a.get("exportedFileName", "") for a in test.get("attachments", [])]
        found.setdefault(name, []).extend(f for f in files if f.endswith((".png", ".jpeg", ".jpg", ".heic")))
    return found


# What the checkout says.


def switches(root):
    """The switches of both stand-ins, as {name: (values, standard)}; a standard by the version is `None`."""
    folder = root / "StandIns/Sources/UIKit/Windows"
    found = {}
    for file in ("System.swift", "System+SwiftUI.swift"):
        text = (folder / file).read_text(encoding="utf-8")
        values = {
            name: re.findall(r"\b(\w+)\b", ",".join(re.findall(r"^\s*case ([^/\n]*?)(?: }.*)?$", body, re.MULTILINE)))
            for name, body in re.findall(r"public enum (\w+):[^{]*\{(.*?)\n? *\}\n", text, re.DOTALL)
        }
        declared = re.finditer(r"public var (\w+)(?:: (\w+)\?| = (\w+)\.(\w+))", text)
        for name, kind, other, standard in (one.groups() for one in declared):
            kind = kind or other
            if kind in values and name != "version":
                found[name] = (values[kind], standard)
    return found


def fact(name, switches):
    """The switch and the values that a test tells: `AppearancesInnerFirst` is `appearances` and `innerFirst`."""
    for switch, (values, _) in sorted(switches.items(), key=lambda s: -len(s[0])):
        if name.startswith(capital(switch)):
            told = [small(part) for part in name[len(switch) :].split("Or")]
            if all(value in values for value in told):
                return switch, told
    return None


def capital(name):
    return name[:1].upper() + name[1:]


def small(name):
    return name[:1].lower() + name[1:]


def words(name):
    """`innerFirst` as "inner first"."""
    return re.sub(r"(?<=[a-z])([A-Z])", lambda m: " " + m[1].lower(), name)


def steps(page):
    """The steps of the list, as {number: what to do}."""
    rows = re.findall(r"^\| (S?\d+) \| (.*?) \| ", page, re.MULTILINE)
    return dict(rows)


# What follows.


def facts(outcomes, switches):
    """Sentences on the switches that the tests tell, and whether the stand-in has the same value."""
    passed, seen = {}, {}
    for name, (outcome, messages) in outcomes.items():
        test = NAME.fullmatch(name)
        told = fact(test[2], switches) if test and test[1] == "Fact" else None
        if told and outcome != "Skipped":
            passed.setdefault(told[0], []).extend([told[1]] if outcome == "Passed" else [])
            seen.setdefault(told[0], messages[:1])
    sentences = []
    for switch, all_told in sorted(passed.items()):
        if len(all_told) != 1:
            # What the device does is then none of the stand-in's values, or the test is wrong.
            sentence = f"the switch `{switch}` is not known: "
            if all_told:
                sentences.append(sentence + "more than one test of its values passes")
            else:
                said = "".join(f" ({message.splitlines()[0]})" for message in seen[switch] if message)
                sentences.append(f"{sentence}no test of its values passes{said}")
            continue
        told, standard = all_told[0], switches[switch][1]
        sentence = f"the switch `{switch}` is {' or '.join(words(v).removeprefix('is ') for v in told)}"
        if standard and standard not in told:
            sentence += f", and the stand-in has {words(standard)}"
        sentences.append(sentence)
    return sentences


def order(number):
    return (number.startswith("S"), int(number.lstrip("S")))


def table(run, pictures):
    """The rows of one run: `run` has `system`, `host` and `outcomes`."""
    rows = []
    tests = {NAME.fullmatch(n)[2]: n for n in run["outcomes"] if n.startswith("testStep")}
    for number in sorted(tests, key=order):
        outcome, messages = run["outcomes"][tests[number]]
        said = " ".join(messages[:2]).replace("|", "\\|").replace("\n", " ")[:300]
        shown = " ".join(f"[picture](verified/{file})" for file in pictures.get(tests[number], []))
        rows.append(f"| {run['system']} | {run['host']} | {number} | {outcome} | {' '.join([said, shown]).strip()} |")
    return rows


def page(runs, xcode, commit, said, packages, apps):
    """The page of what was verified."""
    lines = [
        "# What was verified on iOS",
        "",
        f"`Scripts/verify-device` wrote this page, with {xcode}, at commit {commit}. It ran in simulators.",
        "The steps are those of [the checklist](device-checklist.md).",
        "",
        "| system | host | step | outcome | failure |",
        "|---|---|---|---|---|",
    ]
    for run in runs:
        lines += table(run, run.get("pictures", {}))
    lines += ["", "## The package's tests", "", "| system | passed | skipped | failed |", "|---|---|---|---|"]
    for system, counts in packages:
        failed = ", ".join(counts["Failed"][:20]) or "none"
        lines.append(f"| {system} | {counts['Passed']} | {counts['Skipped']} | {failed} |")
    lines += ["", "## The apps", "", "| app | built |", "|---|---|"]
    lines += [f"| {app} | {'yes' if is_built else 'no'} |" for app, is_built in sorted(apps.items())]
    lines += ["", "## What it says about the stand-ins", ""]
    for system, sentences in said:
        lines += [f"- {system}: {sentence}." for sentence in sentences]
    return "\n".join(lines) + "\n"
