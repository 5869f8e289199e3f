// Shows the fixes on a live page: all or none, once, as soon as their elements are there. Gives up after a while. To undo,
// call `undo` of the global that carries the name.
({ name, operations }, patchIn) => {
  const PATIENCE_MS = 10_000;
  const PAUSE_MS = 50;
  const MOST_TRIES = 3;
  const PHONE_PX = 768;

  // Elements named alike hide what document and window inherit.
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const readyState = Object.getOwnPropertyDescriptor(Document.prototype, 'readyState').get;

  if (Object.hasOwn(window, name)) return;
  const device = window.innerWidth < PHONE_PX ? 'mobile' : 'desktop';
  let state = 'waiting';
  let applied = null;
  let tries = 0;
  let pause = null;
  let patience = null;

  const takeBack = () => {
    applied?.takeBack();
    applied = null;
  };
  const end = (as) => {
    state = as;
    observer.disconnect();
    clearTimeout(pause);
    clearTimeout(patience);
    removeEventListener.call(document, 'DOMContentLoaded', begin);
  };
  const apply = () => {
    const kept = {};
    const { steps } = patchIn(kept)({ operations, device, mark: name });
    if (steps === 0) return;
    applied = kept.patch;
    tries += 1;
    state = 'applied';
  };
  // A script of the page may have undone it, as when it renders the page again.
  const look = () => {
    pause = null;
    try {
      if (applied !== null && !applied.holds()) {
        takeBack();
        state = 'waiting';
        if (tries >= MOST_TRIES) return end('overwritten');
      }
      if (applied === null) apply();
    } catch {
      end('failed');
    }
    observer.takeRecords();
  };
  const observer = new MutationObserver(() => {
    pause ??= setTimeout(look, PAUSE_MS);
  });
  const begin = () => {
    look();
    if (state !== 'waiting' && state !== 'applied') return;
    observer.observe(document, { childList: true, characterData: true, attributes: true, subtree: true });
    patience = setTimeout(() => {
      look();
      end(state === 'waiting' ? 'notFound' : state);
    }, PATIENCE_MS);
  };
  const undo = () => {
    takeBack();
    end('undone');
    delete window[name];
  };

  Object.defineProperty(window, name, {
    configurable: true,
    value: Object.freeze({
      undo,
      get state() {
        return state;
      },
    }),
  });
  if (readyState.call(document) === 'loading') addEventListener.call(document, 'DOMContentLoaded', begin);
  else begin();
};
