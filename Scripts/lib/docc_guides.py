"""Writes the pages of docs/ as a catalog for DocC.

`llms.txt` says which pages there are, in which groups, and what each is about. README is the first page.
"""

import pathlib
import re
import shutil
from urllib.parse import quote

ENTRY = re.compile(r"^- \[[^\]]+\]\(docs/([^)]+)\.md\): (.*)$")
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
# Both READMEs have the name of the module for a title.
TITLES = {"Guides": "# Usher in an app\n\n@Metadata {\n  @TechnologyRoot\n}\n", "README-ko": "# Usher 소개\n"}
# Each decision is a page for contributors.
LEFT_OUT = ("decisions/README",)


class Guides:
    """A catalog in the making."""

    def __init__(self, root, folder, base):
        self.root, self.folder, self.base = root, folder, base
        self.groups, self.files = [], {root / "README.md": "Guides", root / "README.ko.md": "README-ko"}
        for line in (root / "llms.txt").read_text(encoding="utf-8").splitlines():
            if line.startswith("## "):
                self.groups.append((line[3:], []))
            entry = ENTRY.match(line)
            if entry and entry[1] not in LEFT_OUT:
                self.add(f"docs/{entry[1]}.md")
        self.groups.append(("한국어", ["README-ko"]))
        self.add("docs/symptoms.ko.md")

    def add(self, path):
        file = self.root / path
        self.files[file] = file.stem.replace(".", "-")
        self.groups[-1][1].append(self.files[file])

    def write(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        for file, name in self.files.items():
            text = self.page(file)
            if name in TITLES:
                text = text.replace("# Usher\n", TITLES[name], 1)
            if name == "Guides":
                step_by_step = f"Learn it step by step in [the tutorials]({self.base}/tutorials/usher), or begin with a whole app:"
                text = text.replace("\n## A whole app\n", f"\n{step_by_step}\n\n## A whole app\n", 1) + self.topics()
            (self.folder / f"{name}.md").write_text(text, encoding="utf-8")

    def topics(self):
        groups = ["\n## Topics\n"]
        for title, names in self.groups:
            groups.append(f"\n### {title}\n\n" + "".join(f"- <doc:{name}>\n" for name in names))
        return "".join(groups)

    def page(self, file):
        text = re.sub(r"<!--.*?-->\n?", "", file.read_text(encoding="utf-8"), flags=re.S)
        # Every second part is a block of code.
        parts = re.split(r"(^```.*?^```$)", text, flags=re.S | re.M)
        parts[::2] = [LINK.sub(lambda found: self.link(file, *found.groups()), part) for part in parts[::2]]
        return "".join(parts)

    def link(self, file, mark, text, target):
        path, _, anchor = target.partition("#")
        if "://" in path:
            return f"{mark}[{text}]({target})"
        other = (file.parent / path).resolve() if path else file
        if mark:
            shutil.copy(other, self.folder / other.name)
            return f"![{text}]({other.name})"
        if other not in self.files:
            return text
        return f"[{text}](doc:{self.files[other]}{self.fragment(other, anchor)})"

    def fragment(self, file, anchor):
        """The anchor that DocC gives to the heading with a page's own anchor."""
        if not anchor:
            return ""
        for heading in re.findall(r"^#+ (.*)$", file.read_text(encoding="utf-8"), flags=re.M):
            if slug(heading) == anchor:
                return "#" + quote(re.sub(r"[^\w\s-]", "", heading).strip().replace(" ", "-"))
        raise ValueError(f"{file} has no heading #{anchor}")


def slug(heading):
    return re.sub(r"[^\w\s-]", "", heading.lower()).strip().replace(" ", "-")


def index(root, site, base):
    """The site's own `llms.txt`, which leads to the Markdown twin of each page."""
    guides = f"{base}/data/documentation/guides"
    lines = []
    for line in (root / "llms.txt").read_text(encoding="utf-8").splitlines():
        entry = ENTRY.match(line)
        if not entry:
            lines.append(line)
        elif entry[1] not in LEFT_OUT:
            name = pathlib.Path(entry[1]).name
            lines.append(f"- [{name}]({guides}/{name}.md): {entry[2]}")
    lines += ["", "## Tutorials", ""]
    lines += [f"- [{f.stem}]({base}/{f.relative_to(site)})" for f in sorted(site.glob("data/tutorials/**/*.md"))]
    lines += ["", "## Modules", ""]
    lines += [f"- [{f.stem}]({base}/{f.relative_to(site)})" for f in sorted(site.glob("data/documentation/usher*.md"))]
    return "\n".join(lines) + "\n"
