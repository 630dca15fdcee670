// The browser's history has one entry for each step that the user could go back in the tree.

history.scrollRestoration = 'manual';
let awaited = null, asked = 0;
const here = () => history.state?.usher === address ? history.state.depth : null;
const put = (how, depth) => {
  history[how]({ usher: address, depth }, '', link || undefined);
  reach = depth;
};
// The deepest entry that is known to be there.
let reach = here() ?? 0;

// Brings the browser's entries to the tree's depth. A move of ours comes back as an event,
// and a question of the browser's as an answer: until then nothing is done.
function sync(isRefused) {
  if (awaited !== null || asked) return;
  if (here() === null) put('replaceState', 0);
  const back = isRefused ? Math.min(depth, reach) : depth, way = back - here();
  if (way < 0 || (way > 0 && isRefused)) {
    awaited = back;
    history.go(way);
  } else for (let d = here() + 1; d <= depth; d++) put('pushState', d);
  if (awaited === null && link && location.pathname + location.search !== link) {
    put('replaceState', here());
  }
}
addEventListener('popstate', async () => {
  const at = here(), wanted = awaited;
  awaited = null;
  if (at === null) return;
  if (at === wanted) return sync();
  if (at === depth) return;
  asked++;
  const answer = await post([['do', `history:${at}`]], true);
  asked--;
  if (answer) apply(answer);
  else sync(true);
});
