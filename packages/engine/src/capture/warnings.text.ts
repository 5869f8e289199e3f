import { CAPTURE_FAILURES, type CaptureFailureCode } from '@liftmark/contract/capture-failures';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './warnings.text.de.ts';
import { text as es } from './warnings.text.es.ts';
import { text as fr } from './warnings.text.fr.ts';

interface Fonts {
  scripts: readonly string[];
  /** Of Debian. */
  packages: readonly string[];
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function amountOf(packages: readonly string[]): string {
  return packages.length === 1 ? 'the package' : 'the packages';
}

/** What the reader of a report should know about how the page was read. */
const english = {
  noBrowser:
    'The page was read without a browser, so layout, speed and anything scripts add couldn’t be measured.',
  browserUnfinished:
    'The browser couldn’t handle the page, so we read only its HTML. Layout, speed and anything scripts add couldn’t be measured.',
  desktopUnread: ({ reason }: { reason: string }) => `The desktop view couldn’t be read: ${reason}`,
  mobileUnread: ({ reason }: { reason: string }) => `The mobile view couldn’t be read: ${reason}`,
  /** Why, by the code of the failure. */
  reasons: { ...CAPTURE_FAILURES } as Record<CaptureFailureCode, string>,
  stylesheetMissing: 'One of the page’s stylesheets didn’t load, so the page was rendered without it.',
  scriptStopped: 'One of the page’s scripts never finished, so we stopped it.',
  unfinished: 'The page didn’t finish loading, so we read only what had loaded.',
  truncated: 'The page has more elements than Liftmark can read, so some were left out.',
  tooHeavy: 'The page is so heavy that part of it wasn’t loaded.',
  noPicture: 'The browser couldn’t render the page in time, so there’s no screenshot.',
  boxes: ({ scripts, packages }: Fonts) =>
    `The browser has no font for ${listed(scripts)}, so these letters appear as boxes in the screenshots. To fix this, install ${amountOf(packages)}: ${packages.join(', ')}.`,
  notReloaded: 'We couldn’t open the page a second time to check its claims.',
  opened: 'The page was opened with the access that was given for its site.',
  uploaded: ({ name }: { name: string }) =>
    `This report was made from the uploaded file “${name}”. Nothing outside of it was loaded.`,
  leftOut: ({ targets }: { targets: string }) =>
    `The page also uses files from ${targets}. They weren’t loaded, so the page may look different from what visitors see.`,
  missingFiles:
    'The page uses files that weren’t uploaded with it, so it may look different from what visitors see.',
  refused: ({ targets }: { targets: string }) =>
    `The page requested addresses that Liftmark doesn’t open because they lead to a private network, an unusual port or a blocked host: ${targets}. They were left out.`,
  more: ({ count }: { count: number }) => `${count} more`,
  listed: ({ items, last }: { items: string; last: string }) => `${items} and ${last}`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
