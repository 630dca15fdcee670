"""Distinguishes code from comments and from the contents of strings in Swift text.

The checks in this folder find words such as `try!` or `Task.sleep`. A word in a comment or in a string
is no use of it, so each check reads the *code* of a line, and its *comment* for a reason. Code inside
an interpolation counts as code.
"""

import re

REGEX_MAY_FOLLOW = re.compile(r"(?:^|[(,=:\[{;!&|?]|\breturn|\bin|\bcase|\btry|\bawait)\s*$")


class SwiftSource:
    """A Swift text, split into lines of code and lines of comments of the same number."""

    def __init__(self, text):
        code, comments = _separate(text)
        self.lines = text.split("\n")
        self.code = code.split("\n")
        self.comments = comments.split("\n")

    @classmethod
    def read(cls, path):
        return cls(path.read_text(encoding="utf-8"))

    def lines_without_comments(self):
        """The lines with their strings, but with the comments blanked."""
        return [
            "".join(" " if c != " " else t for t, c in zip(line, comment))
            for line, comment in zip(self.lines, self.comments)
        ]

    def is_only_comment(self, index):
        """Returns whether a line has only a comment."""
        return not self.code[index].strip() and bool(self.comments[index].strip())

    def comment_at(self, index):
        """Returns the comment of a line: on the line itself, and in the block right above."""
        block = [self.comments[index]]
        above = index - 1
        while above >= 0 and self.is_only_comment(above):
            block.insert(0, self.comments[above])
            above -= 1
        return "\n".join(block)


def _separate(text):
    """Returns the text with everything but code blanked, and with everything but comments."""
    code = list(text)
    comments = [c if c == "\n" else " " for c in text]
    position, end = 0, len(text)
    # The open contexts, innermost last: ["code", depth of parentheses], or
    # ["string", its closing mark, the start of an escape, whether it may span lines].
    contexts = [["code", 0]]

    def blank(start, stop, is_comment=False):
        for index in range(start, min(stop, end)):
            if text[index] != "\n":
                code[index] = " "
                if is_comment:
                    comments[index] = text[index]

    while position < end:
        context = contexts[-1]
        if context[0] == "string":
            _, closing, escape, spans_lines = context
            if text.startswith(closing, position):
                contexts.pop()
                position += len(closing)
            elif text.startswith(escape + "(", position):
                blank(position, position + len(escape))
                position += len(escape) + 1
                contexts.append(["code", 0])
            elif text.startswith(escape, position):
                blank(position, position + len(escape) + 1)
                position += len(escape) + 1
            elif text[position] == "\n" and not spans_lines:
                contexts.pop()  # Not valid Swift; continue with the next line.
                position += 1
            else:
                blank(position, position + 1)
                position += 1
            continue

        if text.startswith("//", position):
            stop = text.find("\n", position)
            stop = end if stop < 0 else stop
            blank(position, stop, is_comment=True)
            position = stop
        elif text.startswith("/*", position):
            stop = _end_of_block_comment(text, position)
            blank(position, stop, is_comment=True)
            position = stop
        elif opening := re.compile(r'(#*)("""|")').match(text, position):
            hashes, quotes = opening.groups()
            contexts.append(["string", quotes + hashes, "\\" + hashes, quotes == '"""'])
            position = opening.end()
        elif regex := _regex_literal(text, position):
            blank(position, regex)
            position = regex
        else:
            if text[position] == "(":
                context[1] += 1
            elif text[position] == ")":
                if context[1] == 0 and len(contexts) > 1:
                    contexts.pop()
                else:
                    context[1] -= 1
            position += 1
    return "".join(code), "".join(comments)


def _end_of_block_comment(text, start):
    depth = 0
    for mark in re.compile(r"/\*|\*/").finditer(text, start):
        depth += 1 if mark.group() == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(text)


def _regex_literal(text, position):
    """Returns the end of a regular expression that starts here, or `None`."""
    if extended := re.compile(r"(#+)/.*?/\1", re.DOTALL).match(text, position):
        return extended.end()
    if text[position] != "/":
        return None
    line_start = text.rfind("\n", 0, position) + 1
    if not REGEX_MAY_FOLLOW.search(text[line_start:position]):
        return None
    bare = re.compile(r"/(?![\s/*])(?:\\.|[^\\/\n])*/").match(text, position)
    return bare.end() if bare else None
