import shutil
import subprocess
import unittest

from checkout import CheckTestCase

COMPILER = shutil.which("clang") or shutil.which("cc")
TOOLS = COMPILER and shutil.which("nm") and shutil.which("strip") and shutil.which("swift")


@unittest.skipUnless(TOOLS, "there is no compiler for C, or nothing to look at what it makes")
class SizeTests(CheckTestCase):
    """Looks at objects with symbols as the compiler of Swift names them."""

    check = "check-size"

    def compile(self, name, *symbols, kib=0):
        source = f"char ballast[{kib * 1024} + 1] = {{1}};\n"
        for number, symbol in enumerate(symbols):
            source += f'int f{number}(void) __asm__("{symbol}");\nint f{number}(void) {{ return 1; }}\n'
        file = self.write(f"built/{name}.c", source)
        subprocess.run([COMPILER, "-c", "-o", file.with_suffix(""), file], check=True)

    def build(self, *symbols, kib=0):
        self.compile("plain")
        self.compile("with-usher", *symbols, kib=kib)
        return "--built", self.root / "built"

    def test_a_small_core_passes(self):
        said = self.assert_passes(*self.build("$s5Usher4TreeCMa", kib=100))
        self.assertIn("the core adds 100 KiB of 1,180 KiB", said)

    def test_a_large_core_fails(self):
        self.assert_fails(
            *self.build("$s5Usher4TreeCMa", kib=1_182), saying="the core adds 1,182 KiB, more than 1,180 KiB"
        )

    def test_symbols_of_other_modules_fail(self):
        for module in ("10UsherLinks", "14UsherSnapshots", "12UsherJournal"):
            with self.subTest(module):
                self.assert_fails(
                    *self.build("$s5Usher4TreeCMa", f"$s{module}3AbcVMa"),
                    saying=f"has 1 symbols of {module.lstrip('0124')}",
                )

    def test_an_extension_of_the_core_in_another_module_fails(self):
        self.assert_fails(
            *self.build("$s5Usher4TreeCMa", "$s5Usher4TreeC0A5LinksE4openyyF"),
            saying="symbols of UsherLinks",
        )

    def test_a_stripped_program_fails(self):
        self.assert_fails(*self.build("main"), saying="has no symbols of Usher")


if __name__ == "__main__":
    unittest.main()
