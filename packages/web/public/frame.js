// What the frame of every page does without React: some pages carry no other script.

// Stored for people who have several.
let workspaces = null;
try {
  workspaces = localStorage.getItem('workspaces');
} catch {
  // A single one, then.
}

// A link to a client is shown without the bar.
if (location.pathname.startsWith('/shared/')) document.documentElement.dataset.calm = '';

// A report's data sets out together with the scripts that draw it, not after them. With several workspaces, the
// request has to name one, which a preload can't.
const report = /^\/report\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
if (report && workspaces === null) {
  const preload = document.createElement('link');
  preload.rel = 'preload';
  preload.as = 'fetch';
  preload.crossOrigin = 'use-credentials';
  preload.href = `/api/reports/${report}`;
  document.head.append(preload);
}

const THEME = 'theme';
const SWITCHES = 'select[data-theme-switch]';
const ACCOUNT = 'account';

// On the way down: between taking a page over and having drawn it, React lets nothing that is pressed or chosen
// come any further.
function listen(type, listener) {
  document.addEventListener(type, listener, { capture: true });
}

function applyTheme(theme) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

function showTheme() {
  const theme = document.documentElement.dataset.theme ?? 'system';
  for (const select of document.querySelectorAll(SWITCHES)) select.value = theme;
}

// Before the first paint, so that a chosen theme never flashes the other one and no notice moves the page.
document.documentElement.dataset.cookieNotice = '';
try {
  applyTheme(localStorage.getItem(THEME));
  if (localStorage.getItem('cookie-consent') !== null) delete document.documentElement.dataset.cookieNotice;
} catch {
  // Storage can be closed to the page; the theme then follows the system.
}
document.addEventListener('DOMContentLoaded', showTheme);

// Not on `change`, which comes second: the first of both may have React draw the menu anew, with the former choice.
listen('input', ({ target }) => {
  if (!target.matches(SWITCHES)) return;
  applyTheme(target.value);
  showTheme();
  try {
    if (target.value === 'system') localStorage.removeItem(THEME);
    else localStorage.setItem(THEME, target.value);
  } catch {
    // It holds until the next load, then.
  }
});

// Who was signed in last. It only decides what the bar shows at first; the server decides everything else.
let account = null;
try {
  account = JSON.parse(localStorage.getItem(ACCOUNT));
} catch {
  // A visitor, then.
}
if (account) document.documentElement.dataset.account = '';

/** The founders' screen is told of to founders alone: the same link as the others, added to each list. */
function addFoundersLink(list) {
  const item = list.lastElementChild.cloneNode(true);
  const link = item.querySelector('a');
  link.href = '/founders';
  link.textContent = 'Founders';
  list.append(item);
}

/** Those who pay aren't asked to. */
function withdrawOffer() {
  for (const item of document.querySelectorAll('[data-static] [data-offer]')) item.remove();
}

// Where React draws the bar, it does all this by itself.
document.addEventListener('DOMContentLoaded', () => {
  if (account?.isFounder) {
    for (const list of document.querySelectorAll('[data-static] [data-navigation]')) addFoundersLink(list);
  }
  if (account?.isPro) withdrawOffer();
  for (const name of document.querySelectorAll('[data-static] [data-account-name]')) {
    name.textContent = account?.name ?? '';
  }
  for (const image of document.querySelectorAll('[data-static] [data-account-image]')) {
    if (account?.image) image.src = account.image;
    image.hidden = !account?.image;
  }
  if (account && document.querySelector('[data-static]') !== null) showWhetherSignedIn();
});

function forgetAccount() {
  try {
    localStorage.removeItem(ACCOUNT);
    localStorage.removeItem('workspaces');
    sessionStorage.removeItem('workspace');
  } catch {
    // Nothing was kept then.
  }
}

// A session can end elsewhere, too.
async function showWhetherSignedIn() {
  const answer = await fetch('/api/auth/user').catch(() => null);
  if (answer?.ok && (await answer.json()).isPro) withdrawOffer();
  if (answer?.status !== 401) return;
  forgetAccount();
  delete document.documentElement.dataset.account;
}

async function signOut() {
  forgetAccount();
  try {
    const answer = await fetch('/auth/logout', { method: 'POST' });
    location.assign(answer.ok ? '/' : '/api/logout');
  } catch {
    location.assign('/api/logout');
  }
}

listen('click', (event) => {
  const control = event.target.closest('[data-auth], [data-sign-out]');
  if (control === null) return;
  // React has its turn first: a screen with the auth dialog opens that in place.
  setTimeout(() => {
    if (event.defaultPrevented) return;
    if ('signOut' in control.dataset) signOut();
    else location.assign(`/analyze?auth=${control.dataset.auth}`);
  });
});

// What is chosen in the menu may lead to a place on the same page, or open a dialog over it.
listen('click', ({ target }) => {
  if (target.closest('[popover] :is(a, [data-auth])')) target.closest('[popover]').hidePopover();
});

// A sign-in window of ours says where to go on; nobody else may, and nowhere else.
window.addEventListener('message', ({ origin, data }) => {
  if (origin !== location.origin || data?.type !== 'OAUTH_REDIRECT' || typeof data.url !== 'string') return;
  if (!URL.canParse(data.url, origin)) return;
  const target = new URL(data.url, origin);
  if (target.origin === origin) location.assign(target);
});
