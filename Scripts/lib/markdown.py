"""Reads the links of Markdown and the anchors that GitHub gives its headings."""

import re

FENCE = re.compile(r"^\s{0,3}(`{3,}|~{3,})")
CODE_SPAN = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")
INLINE_LINK = re.compile(r"\]\(\s*(?:<([^>]*)>|((?:[^()\s]|\([^()\s]*\))*))(?:\s+[\"'(][^)]*)?\s*\)")
DEFINITION = re.compile(r"^\s{0,3}\[[^\]]+\]:\s*(?:<([^>]*)>|(\S+))")
HTML_LINK = re.compile(r"<[^>]*?\b(?:href|src|srcset)\s*=\s*[\"']([^\"']+)[\"']", re.IGNORECASE)
HTML_ANCHOR = re.compile(r"<[^>]*?\b(?:id|name)\s*=\s*[\"']([^\"']+)[\"']", re.IGNORECASE)
ATX_HEADING = re.compile(r"^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$")
SETEXT_UNDERLINE = re.compile(r"^\s{0,3}(=+|-+)\s*$")


def prose(text):
    """The lines of a text with its fenced code emptied, numbered from 1."""
    fence = None
    for number, line in enumerate(text.splitlines(), 1):
        mark = FENCE.match(line)
        if fence is None and mark:
            fence = mark.group(1)
            yield number, ""
        elif fence is not None:
            if mark and mark.group(1).startswith(fence) and not line.strip().strip(fence[0]):
                fence = None
            yield number, ""
        else:
            yield number, line


def links(text):
    """The targets of all links and images, each with its line."""
    for number, line in prose(text):
        line = CODE_SPAN.sub("``", line)
        for found in INLINE_LINK.finditer(line):
            yield number, found.group(1) if found.group(1) is not None else found.group(2)
        if definition := DEFINITION.match(line):
            yield number, definition.group(1) or definition.group(2)
        for found in HTML_LINK.finditer(line):
            yield number, found.group(1)


def anchors(text):
    """Returns the anchors of a page: those of its headings on GitHub, and explicit ones."""
    found, seen, previous = set(), {}, ""
    for _, line in prose(text):
        heading = None
        if atx := ATX_HEADING.match(line):
            heading = atx.group(1)
        elif SETEXT_UNDERLINE.match(line) and previous.strip():
            heading = previous.strip()
        if heading is not None:
            slug = _slug(heading)
            count = seen.get(slug, 0)
            seen[slug] = count + 1
            found.add(f"{slug}-{count}" if count else slug)
        found.update(HTML_ANCHOR.findall(line))
        previous = line
    return found


def _slug(heading):
    shown = re.sub(r"!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])", r"\1", heading)
    shown = re.sub(r"<[^>]+>", "", shown)
    shown = re.sub(r"(?<!\w)[*_]+(?=\S)|(?<=\S)[*_]+(?!\w)|[*`]", "", shown)
    return re.sub(r"[^\w\- ]", "", shown.strip().lower()).replace(" ", "-")
