interface Fonts {
  scripts: readonly string[];
  /** Of Debian. */
  packages: readonly string[];
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** What a capture says about the address that someone entered, and to the operator. */
export const text = {
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
