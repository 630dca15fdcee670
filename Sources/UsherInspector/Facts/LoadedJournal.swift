#if DEBUG
  import UsherJournal

  /// A journal from a file, or a shorter one that the inspector found.
  struct LoadedJournal {
    let name: String
    let journal: Journal
  }
#endif
