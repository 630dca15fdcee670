/*
 * The protocol of several servers on one store: leases, epochs, revisions, stamps and names.
 *
 * `Scripts/check-models` checks it with spin. docs/web-scale.md describes the protocol, TreeKeeper and TreeSaver
 * are the servers, TreeStore is the store. There is one tree and one visitor, who performs ACTIONS actions one after
 * the other. A request may go to any server, and may be sent again to any server while an earlier one is
 * still being performed.
 *
 * The surroundings can do as often as these macros say:
 *   LOSSES    lose an answer, or delay a call until any later time, also for good
 *   LAPSES    end a lease by the clock of the store; the server notices it by its own clock, or does not
 *   CRASHES   kill a server, which begins again with an empty memory
 * A pause is no step of its own: a server may take its next step at any later time.
 *
 * MISTAKE plants a mistake, which the check must find.
 */
#define NONE 0
#define UNFENCED 1   /* the store accepts every save */
#define STAMP_ALONE 2   /* a server goes on with its copy although another one has owned the tree */
#define FORGETFUL 3   /* the tree does not keep the names of its actions */
#define HASTY 4   /* an action is answered before it is saved */
#define DEAF 5   /* a refused save is answered as if it had been accepted */
#define NAMELESS 6   /* the tree does not keep the names that its nodes had on pages */

#ifndef SERVERS
#define SERVERS 2
#endif
#ifndef ACTIONS
#define ACTIONS 2
#endif
#ifndef LOSSES
#define LOSSES 1
#endif
#ifndef LAPSES
#define LAPSES 1
#endif
#ifndef CRASHES
#define CRASHES 1
#endif
#ifndef MISTAKE
#define MISTAKE NONE
#endif

#define BIT(number) (1 << (number))
#define ALL (BIT(ACTIONS) - 1)
/* The limits of what one search counts: it ends there. */
#ifndef STAMPS
#define STAMPS 5
#endif
#ifndef EPOCHS
#define EPOCHS 5
#endif
#define CALLS 2

/* A tree as it is saved, or in the memory of a server. */
typedef Tree {
  byte names;   /* the sets of names of its nodes that a page may have, as bits */
  byte memory;   /* the actions that it remembers, as bits */
  byte effects;   /* the actions that took effect, as bits */
  bool isTwice;   /* true if one took effect twice */
}
typedef Hold { byte owner; byte epoch; byte revision }

/* The store. A lease is alive or has ended; it never revives. */
Tree stored;
byte stamp;
Hold row;   /* owner 0: the tree has none */
byte alive;   /* the servers with a lease, as bits */

/* Calls that arrive later. */
#define IS_SAVE 1
#define IS_CLAIM 2
#define IS_RELEASE 3
typedef Call { byte kind; Hold hold; Tree tree; byte stamp }
Call calls[CALLS];

/* The servers, whose processes have the numbers from 0. */
typedef Server {
  byte name;   /* of its lease, as it believes; 0 without one */
  bool hasCopy;
  bool hasFailed;   /* true after a save without an answer */
  Tree copy;
  byte page;   /* the set of names on its pages: the stamp that it restored */
  byte stamps;   /* the saves that may be the latest one in the store, as bits */
  Hold hold;
}
Server servers[SERVERS];
bool hasBegun;

/* The visitor: the action, and the names on the page. */
byte action;
byte page;
byte answered;

byte losses = LOSSES, lapses = LAPSES, crashes = CRASHES;
byte latestName, latestStamp;

#define me servers[_pid]
#define owns(a, b) (a.owner == b.owner && a.epoch == b.epoch)

inline copy_tree(to, from) {
  to.names = from.names; to.memory = from.memory; to.effects = from.effects; to.isTwice = from.isTwice
}
inline copy_hold(to, from) {
  to.owner = from.owner; to.epoch = from.epoch; to.revision = from.revision
}
inline forget_tree(a_tree) {
  a_tree.names = 0; a_tree.memory = 0; a_tree.effects = 0; a_tree.isTwice = false
}
inline forget_hold(a_hold) { a_hold.owner = 0; a_hold.epoch = 0; a_hold.revision = 0 }

/* MARK: The store */

/* A save arrives; `isAccepted` tells the answer. */
inline store_save(a_tree, a_stamp, a_hold) {
  if
  :: MISTAKE == UNFENCED || (owns(a_hold, row) && a_hold.revision == row.revision) ->
    /* What was saved is kept: no two servers both keep what they saved. */
    assert((stored.memory & ~a_tree.memory) == 0);
    /* An answered action is not lost. */
    assert((answered & ~a_tree.effects) == 0);
    /* None is applied twice. */
    assert(!a_tree.isTwice);
    copy_tree(stored, a_tree);
    stamp = a_stamp;
    row.revision++;
    isAccepted = true
  :: else -> isAccepted = false
  fi
}

/* A claim arrives; `isAccepted` tells the answer. */
inline store_claim(a_name) {
  if
  :: row.owner == 0 || row.owner == a_name || !(alive & BIT(row.owner)) ->
    row.owner = a_name;
    row.epoch++;
    isAccepted = true
  :: else -> isAccepted = false
  fi
}

inline store_release(a_hold) {
  if
  :: owns(a_hold, row) -> row.owner = 0
  :: else
  fi
}

/* A call whose answer nothing awaits any more arrives later, or never. */
inline delay(a_kind, a_tree, a_stamp, a_hold) {
  losses--;
  slot = 0;
  do
  :: slot < CALLS && calls[slot].kind != 0 -> slot++
  :: else -> break
  od;
  if
  :: slot < CALLS ->
    calls[slot].kind = a_kind;
    copy_tree(calls[slot].tree, a_tree);
    calls[slot].stamp = a_stamp;
    copy_hold(calls[slot].hold, a_hold)
  :: else   /* never */
  fi;
  slot = 0
}

/* MARK: The servers */

/* The next step of a server. It may stop for any time between two of them, as when it is paused. */
#define WAIT 0
#define OWN 1
#define SAVE 2
#define RECLAIM 3
#define ANSWER 4
/* Requests other than an action. */
#define LOOK ACTIONS
#define AGAIN (ACTIONS + 1)

inline drop_copy() {
  me.hasCopy = false; me.hasFailed = false; me.page = 0; me.stamps = 0;
  forget_tree(me.copy);
  forget_hold(me.hold)
}

/* The request is over, answered or not. */
inline end_request() { step = WAIT; mine = 0; names = 0; isNew = false; attempts = 0 }

/* The server claims the tree: GRANTED, HELD or UNKNOWN. Without a lease it begins one before. */
#define GRANTED 1
#define HELD 2
#define UNKNOWN 3
inline claim() {
  if
  :: me.name == 0 ->
    latestName++;
    me.name = latestName;
    alive = alive | BIT(me.name)
  :: else
  fi;
  if
  :: row.epoch >= EPOCHS -> outcome = UNKNOWN
  :: row.epoch < EPOCHS ->
    store_claim(me.name);
    outcome = (isAccepted -> GRANTED : HELD)
  :: row.epoch < EPOCHS && losses > 0 ->
    losses--;
    store_claim(me.name);
    outcome = UNKNOWN
  :: row.epoch < EPOCHS && losses > 0 ->
    former.owner = me.name;
    delay(IS_CLAIM, nothing, 0, former);
    former.owner = 0;
    outcome = UNKNOWN
  fi;
  isAccepted = false
}

/* The tree of a granted claim is in memory from now on. */
inline restore() {
  copy_tree(me.copy, stored);
  me.page = stamp;
  /* Each server that restores this save gives its nodes the same names. */
  me.copy.names = me.copy.names | BIT(stamp);
  me.stamps = BIT(stamp);
  copy_hold(me.hold, row);
  me.hasCopy = true
}

/* The server claims a tree of which it has a copy: it goes on with it, or drops it. */
inline reclaim() {
  claim();
  if
  :: outcome == GRANTED ->
    if
    :: (me.stamps & BIT(stamp)) && (MISTAKE == STAMP_ALONE || row.epoch == me.hold.epoch + 1) ->
      copy_hold(me.hold, row)
    :: else ->
      store_release(row);
      drop_copy()
    fi
  :: outcome == HELD -> drop_copy()
  :: else
  fi
}

/* Saves the copy: ACCEPTED, REFUSED or UNKNOWN. */
#define ACCEPTED 4
#define REFUSED 5
inline save() {
  latestStamp++;
  me.stamps = me.stamps | BIT(latestStamp);
  if
  :: store_save(me.copy, latestStamp, me.hold);
    if
    :: isAccepted ->
      outcome = ACCEPTED;
      me.hold.revision++;
      me.stamps = BIT(latestStamp);
      me.hasFailed = false
    :: else -> outcome = REFUSED
    fi
  :: losses > 0 ->
    losses--;
    store_save(me.copy, latestStamp, me.hold);
    outcome = UNKNOWN
  :: losses > 0 ->
    delay(IS_SAVE, me.copy, latestStamp, me.hold);
    outcome = UNKNOWN
  fi;
  isAccepted = false
}

/* The action on the copy, if it does not remember it. */
inline perform() {
  isNew = !(me.copy.memory & BIT(mine));
  if
  :: isNew ->
    /* Names that the copy does not know reach no screen. */
    if
    :: me.copy.names & BIT(names) ->
      me.copy.isTwice = me.copy.isTwice || (me.copy.effects & BIT(mine));
      me.copy.effects = me.copy.effects | BIT(mine)
    :: else
    fi;
    if
    :: MISTAKE != FORGETFUL -> me.copy.memory = me.copy.memory | BIT(mine)
    :: else
    fi;
    if
    :: MISTAKE == NAMELESS -> me.copy.names = BIT(me.page)
    :: else
    fi
  :: else
  fi
}

inline answer() {
  assert(MISTAKE == HASTY || (stored.effects & BIT(mine)));
  answered = answered | BIT(mine);
  /* The answer has the new page. The visitor awaits no second answer to an action. */
  if
  :: mine == action -> action++; page = me.page
  :: else
  fi
}

/* The tree is in memory, and this server believes that it owns it. */
inline go_on() {
  if
  :: mine == LOOK -> page = me.page; end_request()
  :: else ->
    perform();
    if
    :: MISTAKE == HASTY -> answer()
    :: else
    fi;
    step = (isNew || me.hasFailed -> SAVE : ANSWER)
  fi
}

active [SERVERS] proctype server() {
  byte step, mine, names, outcome, slot, attempts;
  bool isAccepted, isNew;
  Tree nothing;
  Hold former;

end_waiting:
  do
  /* The visitor sends an action, perhaps not for the first time, */
  :: atomic { step == WAIT && hasBegun && action < ACTIONS ->
      mine = action; names = page; attempts = 2; step = OWN
    }
  /* or looks at the page. */
  :: atomic { step == WAIT && hasBegun && action < ACTIONS && (page != me.page || !me.hasCopy) ->
      mine = LOOK; step = OWN
    }
  /* A failed save is repeated by itself. */
  :: atomic { step == WAIT && me.hasFailed && latestStamp < STAMPS -> mine = AGAIN; step = SAVE }
  /* An idle tree leaves memory: another server wants it, or it was not used for a while. */
  :: atomic { step == WAIT && me.hasCopy && !me.hasFailed ->
      if
      :: store_release(me.hold)
      :: losses > 0 -> delay(IS_RELEASE, nothing, 0, me.hold)
      fi;
      drop_copy()
    }
  /* A tree that this server owns without knowing it is given up. */
  :: atomic { step == WAIT && !me.hasCopy && me.name != 0 && row.owner == me.name -> row.owner = 0 }
  /* The lease has ended, and the server notices it: it goes on as another one. */
  :: atomic { me.name != 0 && !(alive & BIT(me.name)) -> me.name = 0 }

  :: atomic { step == OWN ->
      if
      :: me.hasCopy && me.hold.owner == me.name -> go_on()
      :: me.hasCopy && me.hold.owner != me.name ->
        reclaim();
        if
        :: outcome == UNKNOWN -> end_request()
        :: outcome == GRANTED && me.hasCopy -> go_on()
        :: else
        fi
      :: !me.hasCopy ->
        claim();
        if
        :: outcome == GRANTED -> restore(); go_on()
        :: else -> end_request()
        fi
      fi;
      outcome = 0
    }
  :: atomic { step == SAVE && latestStamp < STAMPS ->
      save();
      if
      :: outcome == ACCEPTED || (MISTAKE == DEAF && outcome == REFUSED) ->
        if
        :: mine == AGAIN -> end_request()
        :: else -> step = ANSWER
        fi
      :: outcome == REFUSED && MISTAKE != DEAF -> step = RECLAIM
      :: outcome == UNKNOWN -> me.hasFailed = true; end_request()
      fi;
      outcome = 0
    }
  :: atomic { step == RECLAIM ->
      reclaim();
      if
      :: outcome == GRANTED && me.hasCopy -> step = SAVE
      :: outcome == UNKNOWN -> me.hasFailed = true; end_request()
      :: else ->
        /* It was only a copy: the action is performed again on the stored tree. */
        attempts = (attempts > 0 -> attempts - 1 : 0);
        if
        :: attempts > 0 -> step = OWN
        :: else -> end_request()
        fi
      fi;
      outcome = 0
    }
  :: atomic { step == ANSWER -> answer(); end_request() }

  /* It is killed, and begins again. */
  :: atomic { crashes > 0 && me.name != 0 ->
      crashes--;
      drop_copy();
      me.name = 0;
      end_request()
    }
  od
}

/* MARK: The surroundings */

inline arrive(number) {
  if
  :: calls[number].kind == IS_SAVE -> store_save(calls[number].tree, calls[number].stamp, calls[number].hold)
  :: calls[number].kind == IS_CLAIM -> store_claim(calls[number].hold.owner)
  :: calls[number].kind == IS_RELEASE -> store_release(calls[number].hold)
  fi;
  isAccepted = false;
  calls[number].kind = 0;
  forget_tree(calls[number].tree);
  forget_hold(calls[number].hold);
  calls[number].stamp = 0
}

active proctype surroundings() {
  bool isAccepted;
  byte ending;

  /* The first server has made and saved the tree, and its page is shown. */
  atomic {
    latestName = 1;
    latestStamp = 1;
    alive = BIT(1);
    stamp = 1;
    stored.names = BIT(0);
    row.owner = 1;
    row.epoch = 1;
    row.revision = 1;
    servers[0].name = 1;
    servers[0].hasCopy = true;
    servers[0].copy.names = BIT(0);
    servers[0].stamps = BIT(1);
    copy_hold(servers[0].hold, row);
    hasBegun = true
  };
end_waiting:
  do
  :: atomic { lapses > 0 && alive != 0 ->
      lapses--;
      select(ending : 1 .. latestName);
      alive = alive & ~BIT(ending);
      ending = 0
    }
  :: atomic { calls[0].kind != 0 -> arrive(0) }
  :: atomic { calls[1].kind != 0 -> arrive(1) }
  od
}
