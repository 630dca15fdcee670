import os
import subprocess
import unittest

from checkout import SCRIPTS, CheckTestCase


@unittest.skipUnless(os.path.exists("/usr/bin/apt-get"), "for Debian and Ubuntu")
class SetupTests(CheckTestCase):
    """Tries `setup` with stand-ins for what it calls; nothing is installed."""

    def setUp(self):
        super().setUp()
        self.programs = self.root / "bin"
        self.log = self.root / "log"
        self.log.touch()
        for name in ("grep", "uname", "dirname", "env", "sh", "bash"):
            self.program(name, f'exec /usr/bin/{name} "$@"')
        self.program("apt-get", f'echo "$@" >> "{self.log}"\n{self.after_installing()}')
        self.program("swift", "exit 0")
        self.program("id", "echo 0")

    def after_installing(self):
        """What an installation leaves behind: libraries, a driver that starts and a font."""
        there = f'printf "#!/bin/sh\\necho yes\\n" > "{self.programs}/$name"'
        mode = f'/usr/bin/chmod +x "{self.programs}/$name"'
        return f"for name in chromedriver fc-list pkg-config; do\n{there}\n{mode}\ndone"

    def program(self, name, text):
        file = self.write(f"bin/{name}")
        file.write_text(f"#!/bin/bash\n{text}\n", encoding="utf-8")
        file.chmod(0o755)

    def everything(self):
        for name in ("chromium", "chromedriver", "fc-list", "python3", "git", "make", "openssl", "valgrind", "spin", "cc"):
            self.program(name, "echo yes")
        initdb = self.root / "usr/lib/postgresql/15/bin/initdb"
        initdb.parent.mkdir(parents=True)
        initdb.write_text("")
        initdb.chmod(0o755)
        self.libraries()

    def libraries(self, *names):
        """Has the headers of SQLite, and `pkg-config` know these; any if none is named."""
        self.write("usr/include/sqlite3.h", "")
        known = "|".join(names) or "*"
        self.program("pkg-config", f'case "$2" in {known}) exit 0 ;; *) exit 1 ;; esac')

    def setup(self, *arguments):
        return subprocess.run(
            ["/bin/bash", str(SCRIPTS / "setup"), *arguments],
            env={"PATH": str(self.programs), "SETUP_ROOT": str(self.root)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def test_nothing_is_missing(self):
        self.everything()
        done = self.setup()
        self.assertEqual((done.returncode, done.stdout, self.log.read_text()), (0, "", ""))

    def test_the_demo_needs_libraries_and_no_browser(self):
        self.libraries()
        done = self.setup("demo")
        self.assertEqual((done.returncode, done.stdout, self.log.read_text()), (0, "", ""))

    def test_the_tests_of_the_library_need_only_python(self):
        done = self.setup("library")
        self.assertEqual(done.returncode, 0, done.stdout)
        calls = self.log.read_text().splitlines()
        self.assertEqual(calls[1], "install --yes --no-install-recommends python3")

    def test_a_library_that_is_missing_is_installed_for_the_demo(self):
        self.libraries("libpng", "libsodium")
        done = self.setup("demo")
        self.assertEqual(done.returncode, 0, done.stdout)
        calls = self.log.read_text().splitlines()
        self.assertEqual(calls[1], "install --yes --no-install-recommends libjpeg-dev")

    def test_without_anything_the_demo_installs_no_more_than_it_needs(self):
        done = self.setup("demo")
        self.assertEqual(done.returncode, 0, done.stdout)
        calls = self.log.read_text().splitlines()
        packages = "libsqlite3-dev pkg-config libpng-dev libjpeg-dev libsodium-dev"
        self.assertEqual(calls[1], f"install --yes --no-install-recommends {packages}")

    def test_root_installs_what_is_missing_and_only_that(self):
        self.everything()
        (self.programs / "chromedriver").unlink()
        done = self.setup()
        self.assertEqual(done.returncode, 0, done.stdout)
        calls = self.log.read_text().splitlines()
        self.assertEqual(calls[0], "update")
        self.assertRegex(calls[1], r"^install --yes --no-install-recommends chromium\S*driver$")

    def test_the_profiler_is_installed(self):
        self.everything()
        (self.programs / "valgrind").unlink()
        self.assertEqual(self.setup().returncode, 0)
        calls = self.log.read_text().splitlines()
        self.assertEqual(calls[1], "install --yes --no-install-recommends valgrind")

    def test_sudo_installs_where_it_asks_for_no_password(self):
        self.program("id", "echo 1000")
        self.program("sudo", f'echo "sudo $@" >> "{self.log}"\nshift\n[ "$1" = true ] || "$@"')
        done = self.setup()
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("install --yes", self.log.read_text())

    def test_elsewhere_it_names_the_line_to_type(self):
        self.program("id", "echo 1000")
        self.program("sudo", "exit 1")
        done = self.setup()
        self.assertEqual(done.returncode, 1)
        self.assertEqual(self.log.read_text(), "")
        self.assertEqual(len(done.stdout.splitlines()), 1)
        self.assertIn("Type: sudo sh -c 'apt-get update && apt-get install", done.stdout)

    def test_an_installation_that_fails(self):
        self.program("apt-get", "exit 100")
        done = self.setup()
        self.assertEqual(done.returncode, 1)
        self.assertIn("installing failed. Type: sudo", done.stdout)

    def test_without_swift(self):
        (self.programs / "swift").unlink()
        done = self.setup()
        self.assertEqual(done.returncode, 1)
        self.assertEqual(len(done.stdout.splitlines()), 1)
        self.assertIn("Swift is not installed", done.stdout)

    def test_a_wrong_argument(self):
        done = self.setup("all")
        self.assertEqual(done.returncode, 1)
        self.assertIn("usage", done.stdout)
