import { describe, expect, test, vi } from 'vitest';
import { passOn, type SharingBrowser } from './pass-on.ts';

const LINK = { title: 'A report', url: 'https://own.test/report/1' };
const works = () => Promise.resolve();
const fails = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

function browser(parts: Partial<SharingBrowser>): SharingBrowser {
  return { copy: works, share: null, wait: works, ...parts };
}

describe('passing a link on', () => {
  test('copies it, says so, and then opens the share sheet', async () => {
    const events: string[] = [];
    const outcome = await passOn(
      LINK,
      browser({
        copy: async (text) => void events.push(`copy ${text}`),
        wait: async (ms) => void events.push(`wait ${ms}`),
        share: async ({ url }) => void events.push(`share ${url}`),
      }),
      () => events.push('said'),
    );
    expect(events).toEqual([`copy ${LINK.url}`, 'said', 'wait 100', `share ${LINK.url}`]);
    expect(outcome).toBe('shared');
  });

  test.each([
    ['nothing but the clipboard', { copy: works, share: null }, 'copied'],
    ['a sheet that is closed again', { copy: works, share: fails }, 'copied'],
    ['nothing but the sheet', { copy: fails, share: works }, 'shared'],
    ['neither', { copy: fails, share: null }, 'shown'],
    ['a sheet that is closed again and no clipboard', { copy: fails, share: fails }, 'shown'],
  ] as const)('with %s it ends well', async (_what, parts, outcome) => {
    const onCopied = vi.fn();
    expect(await passOn(LINK, browser(parts), onCopied)).toBe(outcome);
    expect(onCopied).toHaveBeenCalledTimes(parts.copy === works ? 1 : 0);
  });
});
