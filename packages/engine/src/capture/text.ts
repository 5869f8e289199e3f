import { translated } from '@liftmark/contract/translated';

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

/** What a capture says to people: on the report, about the address they entered, and to the operator. */
const english = {
  /** On the report: what the reader should know about how the page was read. */
  warnings: {
    noBrowser:
      'The page was read without a browser, so layout, speed and anything scripts add couldn’t be measured.',
    browserUnfinished:
      'The browser couldn’t handle the page, so we read only its HTML. Layout, speed and anything scripts add couldn’t be measured.',
    desktopUnread: ({ reason }: { reason: string }) => `The desktop view couldn’t be read: ${reason}`,
    mobileUnread: ({ reason }: { reason: string }) => `The mobile view couldn’t be read: ${reason}`,
    stylesheetMissing: 'One of the page’s stylesheets didn’t load, so the page was rendered without it.',
    scriptStopped: 'One of the page’s scripts never finished, so we stopped it.',
    unfinished: 'The page didn’t finish loading, so we read only what had loaded.',
    truncated: 'The page has more elements than Liftmark can read, so some were left out.',
    tooHeavy: 'The page is so heavy that part of it wasn’t loaded.',
    noPicture: 'The browser couldn’t render the page in time, so there’s no screenshot.',
    boxes: ({ scripts, packages }: Fonts) =>
      `The browser has no font for ${listed(scripts)}, so these letters appear as boxes in the screenshots. To fix this, install ${amountOf(packages)}: ${packages.join(', ')}.`,
    notReloaded: 'We couldn’t open the page a second time to check its claims.',
    refused: ({ targets }: { targets: string }) =>
      `The page requested addresses that Liftmark doesn’t open because they lead to a private network, an unusual port or a blocked host: ${targets}. They were left out.`,
    more: ({ count }: { count: number }) => `${count} more`,
    listed: ({ items, last }: { items: string; last: string }) => `${items} and ${last}`,
  },

  /** What is wrong with an address that someone entered. */
  address: {
    missing: 'Enter the address of a web page.',
    tooLong: 'This address is too long for a web page. Check that you pasted only the address.',
    scheme: ({ scheme }: { scheme: string }) =>
      `Only http and https addresses can be analyzed, not ${scheme}.`,
    invalid: 'This isn’t a valid web address. Check the spelling.',
    credentials: 'The address contains a username or password. Remove it and try again.',
  },

  /** For the person who runs the installation. */
  operator: {
    noBrowser: 'No browser was found, so pages are read without being rendered.',
    noFont: ({ scripts, packages }: Fonts) =>
      `No font for ${listed(scripts)} is installed, so screenshots show boxes instead of these letters. On Debian and Ubuntu: sudo apt-get install ${packages.join(' ')}`,
    unusableBrowser: ({ path }: { path: string }) =>
      `${path} isn’t an executable program. Looking for another browser.`,
    notStarted: ({ reason }: { reason: string }) => `The browser couldn’t be started: ${reason}`,
    unsandboxedAsRoot:
      'The browser runs without its sandbox because this process runs as root. Start Liftmark as another user.',
    unsandboxed: 'The browser runs without its sandbox because this system doesn’t allow it.',
    noWall: ({ reason }: { reason: string }) =>
      `The browser isn’t isolated from the network (${reason}). Only its own settings restrict it to the filtering proxy: see docs/deploying.md.`,
    wall: 'The browser is isolated from the network: it can reach only the filtering proxy.',
  },
};

export type Text = typeof english;

export const text = translated(english, {});
