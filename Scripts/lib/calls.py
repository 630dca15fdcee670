"""Reads the recording of `StandIns/Paths`: the calls, and the functions in the source."""

import json
import pathlib
import re
import shutil
import subprocess

# The kinds of symbols that can be functions; all others are accessors, metadata and similar.
KINDS = ("Function", "Constructor", "Allocator", "Destructor")
INNER = ("ExplicitClosure", "ImplicitClosure")
KEYWORDS = {"Constructor": "init", "Allocator": "init", "Destructor": "deinit"}
NODE = re.compile(r'^(?P<indent> *)kind=(?P<kind>\w+)(?:, (?:text="(?P<text>.*)"|index=\d+))?$')


def resolved(program, recording, root):
    """Turns the addresses of a recording into symbols.

    Returns the stacks of each title, innermost function first, and where in the sources symbols begin.
    """
    stacks = {}
    for line in recording.splitlines():
        if line.startswith("# "):
            current = stacks[line[2:]] = []
        elif line.strip():
            current.append(line.split()[1:])  # The first frame is the recorder's own.
    addresses = sorted({address for calls in stacks.values() for stack in calls for address in stack})
    names, places = {}, {}
    for address, found in zip(addresses, _symbolized(program, addresses), strict=True):
        # The last one is the function itself, after functions that were inlined into it.
        frame = found["Symbol"][-1]
        name = names[address] = frame["FunctionName"]
        if frame["StartLine"]:
            file = pathlib.Path(frame["StartFileName"]).resolve()
            place = file.relative_to(root).as_posix() if file.is_relative_to(root) else str(file)
            places[name] = [place, frame["StartLine"]]
    return {
        "stacks": {
            title: [[names[address] for address in stack] for stack in calls]
            for title, calls in stacks.items()
        },
        "places": places,
    }


def _symbolized(program, addresses):
    # The toolchain has it; Debian's has a version in its name.
    beside_swift = pathlib.Path(shutil.which("swift")).resolve().with_name("llvm-symbolizer")
    tool = beside_swift if beside_swift.exists() else "llvm-symbolizer"
    command = [str(tool), f"--obj={program}", "--no-demangle", "--output-style=JSON"]
    done = subprocess.run(
        command, input="\n".join(addresses), stdout=subprocess.PIPE, text=True, check=True
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


class Symbol:
    """The meaning of a mangled name."""

    def __init__(self, node):
        # A thunk, a specialisation or a part of a function has more than one child, or another kind.
        node = node.children[0] if len(node.children) == 1 else _Node("Derived", None)
        self.is_inner = node.kind in INNER
        while node.kind in ("Static", *INNER):
            node = node.children[0]
        self.kind = node.kind
        context = node.children[0] if node.children else None
        self.module = _module(context)
        self.type = _type_name(context)
        self.name, self.labels = _name(node), _labels(node)

    @property
    def short(self):
        return f"{self.type}.{self.name}" if self.type else self.name

    @property
    def full(self):
        return f"{self.short}({''.join(f'{label}:' for label in self.labels)})"

    def is_written(self, line):
        """Returns whether it is a function in the sources, given its first line, if any.

        Functions that the compiler adds have no line, or that of their type. Closures, and `defer`,
        belong to the enclosing function.
        """
        if self.kind not in KINDS or self.is_inner or self.name.startswith("$") or line is None:
            return False
        keyword = KEYWORDS.get(self.kind)
        return keyword is None or re.search(rf"\b{keyword}\b", line) is not None


def symbols(names):
    """Returns the meanings of mangled names, without those of other languages."""
    names = [name for name in dict.fromkeys(names) if name.startswith("$s")]
    done = subprocess.run(
        ["swift", "demangle", "-tree-only"],
        input="\n".join(names),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    texts = re.split(r"^Demangling for ", done.stdout, flags=re.MULTILINE)[1:]
    return {name: Symbol(_tree(text.splitlines()[1:])) for name, text in zip(names, texts, strict=True)}


class _Node:
    def __init__(self, kind, text):
        self.kind, self.text, self.children = kind, text, []


def _tree(lines):
    top = _Node("Top", None)
    open_nodes = [(-1, top)]
    for line in lines:
        found = NODE.match(line)
        if not found:
            continue
        depth = len(found["indent"])
        while open_nodes[-1][0] >= depth:
            open_nodes.pop()
        node = _Node(found["kind"], found["text"])
        open_nodes[-1][1].children.append(node)
        open_nodes.append((depth, node))
    return top.children[0] if top.children else top


def _module(node):
    while node is not None and node.kind != "Module":
        node = node.children[0] if node.children else None
    return node.text if node else None


def _type_name(node):
    """Returns the enclosing type or function; nothing at the top of a file."""
    if node is None or node.kind == "Module" or not node.children:
        return None
    if node.kind == "Extension":
        return _type_name(node.children[1])
    if node.kind == "Static":
        return _type_name(node.children[0])
    outer = _type_name(node.children[0])
    return f"{outer}.{_name(node)}" if outer else _name(node)


def _name(node):
    if node.kind in KEYWORDS:
        return KEYWORDS[node.kind]
    for child in node.children[1:]:
        if child.kind == "Identifier" or child.kind.endswith("Operator"):
            return child.text
        if child.kind in ("PrivateDeclName", "LocalDeclName"):
            return child.children[-1].text
    return node.kind


def _labels(node):
    """The labels of a function's arguments. Where none has one, there is only a number of arguments."""
    given = next((child for child in node.children if child.kind == "LabelList"), None)
    if given and given.children:
        return [label.text or "_" for label in given.children]
    arguments = next(_find(node, "ArgumentTuple"), None)
    if given is None or arguments is None:
        return []
    inside = arguments.children[0].children[0]
    return ["_"] * (len(inside.children) if inside.kind == "Tuple" else 1)


def _find(node, kind):
    for child in node.children:
        if child.kind == kind:
            yield child
        yield from _find(child, kind)
