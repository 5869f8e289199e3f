(() => {
  const { currentScript, referrer } = document;
  const isRefused = [navigator.doNotTrack, window.doNotTrack].includes('1') || navigator.globalPrivacyControl;
  if (!currentScript || isRefused || navigator.webdriver || window.top !== window) return;
  const to = currentScript.src.replace(/\.js([?#].*)?$/, '');
  const site = '__SITE__';
  const visited = {};
  const converted = {};
  let page;

  const send = (kind, path) => navigator.sendBeacon(to, kind + path);
  const once = (done, kind, path) => {
    if (done[path]) return;
    done[path] = 1;
    send(kind, path);
  };
  const convert = (path = page) => path && once(converted, 'c', path);
  const isThanks = (path) =>
    site.goal === 'thanks' &&
    site.thanks.some((wanted) =>
      wanted.endsWith('*')
        ? path.startsWith(wanted.slice(0, -1))
        : path.replace(/\/$/, '') === wanted.replace(/\/$/, ''),
    );

  const arrive = (from, isRepeat) => {
    const path = location.pathname;
    if (path === page) return;
    page = path;
    if (isRepeat || path === from) visited[path] = 1;
    else if (isThanks(path)) convert(from);
    else once(visited, 'v', path);
  };
  const start = () => {
    const { type } = performance.getEntriesByType('navigation')[0] || {};
    const from = referrer && new URL(referrer);
    arrive(
      from && from.host === location.host ? from.pathname : '',
      type === 'reload' || type === 'back_forward',
    );
  };
  const whenSeen = () => {
    if (page === undefined && document.visibilityState === 'visible' && !document.prerendering) start();
  };
  whenSeen();
  document.addEventListener('visibilitychange', whenSeen);
  document.addEventListener('prerenderingchange', whenSeen);

  const { pushState } = history;
  history.pushState = function (...state) {
    pushState.apply(this, state);
    arrive(page);
  };
  window.addEventListener('popstate', () => arrive(page, !0));

  const hash = (text) =>
    [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt()) | 0, 0).toString(36);
  const isMarked = (element) => element.dataset.liftmark === 'conversion';
  const isSearch = 'input[type=search],[role=search] *';
  document.addEventListener(
    'submit',
    ({ target }) => {
      const isForm = site.goal === 'form' && target.dataset.liftmark !== 'ignore';
      if (isMarked(target) || (isForm && !target.querySelector(isSearch) && !target.closest('[role=search]')))
        convert();
    },
    !0,
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const marked = target.closest('[data-liftmark]:not(form)');
      const action = site.goal === 'action' && site.actions[hash(page)];
      if ((marked && isMarked(marked)) || (action && target.closest(action))) convert();
    },
    !0,
  );
  window.liftmark = (name) => name === 'conversion' && convert();
})();
