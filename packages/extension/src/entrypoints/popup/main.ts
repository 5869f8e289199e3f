import { browser } from 'wxt/browser';
import { loadConnection } from '../../send/settings.ts';
import { text } from '../../text.ts';
import { button, element, show } from '../../ui/elements.ts';

/** What a click on the icon opens: one button. */

const WINDOW = { type: 'popup', width: 460, height: 460 } as const;

const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
const isPage = /^https?:/.test(tab?.url ?? '');
const heading = element('h1', {}, text.popup.title);

if ((await loadConnection()) === null) {
  show(heading, element('p', {}, text.popup.notConnected), button(text.popup.connect, openSettings));
} else if (tab?.id === undefined || !isPage) {
  show(heading, element('p', {}, text.popup.notAPage), button(text.popup.settings, openSettings, 'plain'));
} else {
  const { id, title, url } = tab;
  show(
    heading,
    element('p', { class: 'page' }, title || url || ''),
    element('p', {}, text.popup.how[import.meta.env.FIREFOX ? 'sameWindow' : 'ownWindow']),
    button(text.popup.start, () => void start(id)),
    element('p', { class: 'hint' }, settingsLink()),
  );
}

/** The work goes on in a window of its own: this one closes as soon as something else is clicked. */
async function start(tabId: number): Promise<void> {
  await browser.windows.create({ url: `capture.html?tab=${tabId}`, ...WINDOW });
  window.close();
}

function openSettings(): void {
  void browser.runtime.openOptionsPage().then(() => window.close());
}

function settingsLink(): HTMLAnchorElement {
  const link = element('a', { href: '/options.html' }, text.popup.settings);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    openSettings();
  });
  return link;
}
