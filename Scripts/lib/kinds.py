"""What depends on the kind of a host container, as the compiler tells it when there is one more kind."""

import pathlib
import re

KIND = "Sources/Usher/Tree/HostContainer.swift"
ONE_MORE = "panes"

CASES = re.compile(r"(?<=\n)( *)case (\w+)(?=\n|\Z)")
DIAGNOSIS = re.compile(r"^(/.*?\.swift):(\d+):\d+: (error|warning): (.*)$", re.MULTILINE)
DECLARATION = re.compile(
    r"^ *(?:@\w+(?:\([^)]*\))? )*(?:[a-z]+(?:\([a-z]+\))? )*"
    r"(?:func (?P<func>[^\s(<]+)|(?P<init>init)\b|(?P<subscript>subscript)\b"
    r"|(?:static let|var) (?P<var>\w+)(?:\s*[:=]))"
)


def with_one_more(text):
    """The file that declares the kinds, with one more; `None` if it does not declare each in a line."""
    return _declared_anew(text, lambda space, name, is_last: f"{space}case {name}" + f"; case {ONE_MORE}" * is_last)


def with_mentions(text):
    """The file, so that the compiler warns wherever a kind is mentioned, in patterns too."""

    def anew(space, name, is_last):
        return (
            f'{space}@available(*, deprecated, message: "{MENTION}")'
            f" public static var {name}: Self {{ ._{name} }}; case _{name} = \"{name}\""
        )

    return _declared_anew(text, anew)


MENTION = "a kind is mentioned"


def _declared_anew(text, anew):
    """Replaces the cases of the kinds; each stays in its line."""
    head, found, rest = text.partition("enum Kind: ")
    body, end, rest = rest.partition("\n\n")
    cases = list(CASES.finditer(body))
    if not found or len(cases) < 2:
        return None
    # In another form, or after an empty line, it would be passed over.
    declared = re.findall(rf"^{cases[0][1]}(?:indirect )?case (?!let\b)\w", body + end + rest, re.MULTILINE)
    if len(declared) != len(cases):
        return None
    for case in reversed(cases):
        line = anew(case[1], case[2], case is cases[-1])
        body = body[: case.start()] + line + body[case.end() :]
    return head + found + body + end + rest


def diagnoses(said):
    """The compiler's errors and warnings: file, line, severity, message."""
    return [(pathlib.Path(f), int(n), severity, text) for f, n, severity, text in DIAGNOSIS.findall(said)]


def declaration_around(lines, number):
    """The name of the function, initializer or property that holds a line, by the indentation."""
    if (found := DECLARATION.match(lines[number - 1])) and "{" in lines[number - 1]:
        return _name(found)
    depth = _indentation(lines[number - 1]) - 1
    for line in reversed(lines[: number - 1]):
        if not line.strip() or _indentation(line) > depth:
            continue
        if found := DECLARATION.match(line):
            return _name(found)
        # The end of a declaration over several lines is as deep as its beginning.
        depth = _indentation(line) - (line.lstrip()[0] not in "){")
    return "?"


def _name(found):
    return found["func"] or found["init"] or found["subscript"] or found["var"]


def _indentation(line):
    return len(line) - len(line.lstrip(" "))
