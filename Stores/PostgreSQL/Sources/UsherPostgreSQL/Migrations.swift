/// The changes of the tables, in their order.
///
/// A released one is never edited.
enum Migrations {
  static let all = [trees]

  /// The number of the lock that only one server holds while it changes the tables.
  static let lock = 7_561_841

  private static let trees = """
    CREATE TABLE usher_server (
      name text PRIMARY KEY, app text NOT NULL, ending timestamptz NOT NULL
    );
    CREATE INDEX usher_server_ending ON usher_server (ending);

    CREATE TABLE usher_tree (
      app text NOT NULL, visitor text NOT NULL, tree text NOT NULL,
      -- NULL once the tree was removed.
      content bytea,
      owner text, epoch bigint NOT NULL, revision bigint NOT NULL,
      wanted boolean NOT NULL DEFAULT false, saved timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (app, visitor, tree)
    ) WITH (fillfactor = 80);
    CREATE INDEX usher_tree_saved ON usher_tree (saved);
    CREATE INDEX usher_tree_wanted ON usher_tree (owner) WHERE wanted;

    -- Locks the lease first: it must not end while its end is being compared.
    CREATE FUNCTION usher_renew(a_name text, a_lease double precision) RETURNS boolean
    LANGUAGE plpgsql AS $$
    DECLARE an_ending timestamptz;
    BEGIN
      SELECT ending INTO an_ending FROM usher_server WHERE name = a_name FOR UPDATE;
      IF NOT FOUND OR an_ending <= clock_timestamp() THEN RETURN false; END IF;
      UPDATE usher_server SET ending = clock_timestamp() + a_lease * interval '1 second'
        WHERE name = a_name;
      RETURN true;
    END $$;

    -- Each statement of a function sees what was committed before it: also a lease that began while
    -- the first one waited for the tree.
    CREATE FUNCTION usher_claim(an_app text, a_visitor text, a_tree text, a_server text)
    RETURNS TABLE (granted boolean, content bytea, epoch bigint, revision bigint)
    LANGUAGE plpgsql AS $$
    DECLARE
      found_tree usher_tree;
      an_ending timestamptz;
    BEGIN
      SELECT * INTO found_tree FROM usher_tree t
        WHERE t.app = an_app AND t.visitor = a_visitor AND t.tree = a_tree FOR UPDATE;
      IF NOT FOUND OR found_tree.content IS NULL THEN RETURN; END IF;
      IF found_tree.owner <> a_server THEN
        SELECT s.ending INTO an_ending FROM usher_server s
          WHERE s.name = found_tree.owner FOR SHARE;
        IF FOUND AND an_ending > clock_timestamp() THEN
          UPDATE usher_tree t SET wanted = true
            WHERE t.app = an_app AND t.visitor = a_visitor AND t.tree = a_tree AND NOT t.wanted;
          RETURN QUERY SELECT false, NULL::bytea, found_tree.epoch, found_tree.revision;
          RETURN;
        END IF;
      END IF;
      UPDATE usher_tree t SET owner = a_server, epoch = t.epoch + 1, wanted = false
        WHERE t.app = an_app AND t.visitor = a_visitor AND t.tree = a_tree;
      RETURN QUERY SELECT true, found_tree.content, found_tree.epoch + 1, found_tree.revision;
    END $$;

    CREATE FUNCTION usher_remove(
      an_app text, a_visitor text, a_tree text, a_server text, an_epoch bigint, a_revision bigint)
    RETURNS boolean LANGUAGE plpgsql AS $$
    DECLARE found_tree usher_tree;
    BEGIN
      -- A tree that was never saved leaves a mark too, which a delayed first save finds.
      INSERT INTO usher_tree (app, visitor, tree, content, epoch, revision)
        VALUES (an_app, a_visitor, a_tree, NULL, an_epoch, a_revision) ON CONFLICT DO NOTHING;
      SELECT * INTO found_tree FROM usher_tree t
        WHERE t.app = an_app AND t.visitor = a_visitor AND t.tree = a_tree FOR UPDATE;
      IF found_tree.content IS NULL THEN RETURN true; END IF;
      IF found_tree.owner IS DISTINCT FROM a_server OR found_tree.epoch <> an_epoch THEN
        RETURN false;
      END IF;
      UPDATE usher_tree t SET content = NULL, owner = NULL, wanted = false, saved = clock_timestamp()
        WHERE t.app = an_app AND t.visitor = a_visitor AND t.tree = a_tree;
      RETURN true;
    END $$;
    """
}
