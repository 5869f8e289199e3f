import type { TestBrowser } from './browser.ts';

/** Leaves an API key and a webhook in the signed-in account; the key. */
export async function leaveWaysIn(browser: TestBrowser, password: string): Promise<string> {
  const made = await browser.post('/api/account/keys', { name: 'Left behind', scopes: ['read'], password });
  const added = await browser.post('/api/account/webhooks', {
    name: 'Left behind',
    address: 'https://hooks.test/',
    format: 'standard',
    events: ['analysis.finished'],
    isOn: true,
  });
  if (added.statusCode !== 200) throw new Error(`No webhook was added: ${added.body}`);
  return made.json().key;
}
