from checkout import CheckTestCase


class EnglishTests(CheckTestCase):
    check = "check-english"

    def test_plain_sentences(self):
        self.write("Sources/A.swift", '/// Returns the top screen.\nlet a = "The user swipes back."\n')
        self.assertIn("1 files, 0 words", self.assert_passes("--strict"))

    def test_a_word_in_a_comment_or_a_string_warns(self):
        self.write("Sources/A.swift", '/// Whoever makes it.\n@Test("Nobody is asked") func a() {}\n')
        printed = self.assert_passes()
        self.assertIn("Sources/A.swift: warning: 2 words", printed)

    def test_strict_names_every_line_and_fails(self):
        self.write("Tests/A.swift", 'let a = 1\n// Goes on all the same.\n')
        self.assert_fails("--strict", saying="Tests/A.swift:2: error: `all the same`")

    def test_names_in_code_do_not_count(self):
        self.write("Sources/A.swift", 'let people = "\\(somebody)"\n')
        self.assert_passes("--strict")

    def test_a_no_op_is_no_refusal(self):
        self.write("Sources/A.swift", "// Selecting the tab again is a no-op.\n")
        self.assert_passes("--strict")

    def test_a_clause_as_a_subject(self):
        self.write("Sources/A.swift", "/// What is taken off the screen is forgotten.\n")
        self.assert_fails("--strict", saying="Sources/A.swift:1: error: `What is`")

    def test_a_clause_as_the_subject_of_a_second_sentence(self):
        self.write("Sources/A.swift", "// It ends. What was pushed stays.\n")
        self.assert_fails("--strict", saying="Sources/A.swift:1: error: `What was`")

    def test_a_clause_behind_a_preposition(self):
        self.write("Sources/A.swift", 'let a = "a push on what leaves"\n')
        self.assert_fails("--strict", saying="Sources/A.swift:1: error: `on what leaves`")

    def test_questions_are_no_such_clauses(self):
        self.write(
            "Sources/A.swift",
            """\
            // What is a model? It decides what comes next.
            /// Says what was pushed, and asks what is shown.
            let a = "The tree (+) is not what was expected (-)"
            """,
        )
        self.assert_passes("--strict")

    def test_an_allowed_line_passes(self):
        self.write("Sources/A.swift", 'let a = "Nobody likes it yet"\n')
        self.write("Scripts/allowed-words.txt", "Sources/A.swift Nobody likes -- text of the app\n")
        self.assertIn("1 files, 0 words", self.assert_passes("--strict"))

    def test_a_row_allows_its_own_line_only(self):
        self.write("Sources/A.swift", 'let a = "Nobody likes it yet"\n// Nobody reads it.\n')
        self.write("Scripts/allowed-words.txt", "Sources/A.swift Nobody likes -- text of the app\n")
        self.assert_fails("--strict", saying="Sources/A.swift:2: error: `Nobody`")

    def test_a_row_that_allows_nothing_fails(self):
        self.write("Sources/A.swift", "let a = 1\n")
        self.write("Scripts/allowed-words.txt", "Sources/A.swift Nobody -- text of the app\n")
        self.assert_fails(saying="`Sources/A.swift Nobody` no longer exists")

    def test_only_the_worst_files_are_listed(self):
        for number in range(12):
            self.write(f"Sources/A{number}.swift", "// somebody\n")
        self.assertEqual(self.assert_passes().count("warning"), 10)
