import { openPage, type PageTools } from './page-tools.ts';

const STRENGTHS = [1, 2, 3] as const;
export type Strength = (typeof STRENGTHS)[number];

export const DAMAGE_FAMILIES = ['visual', 'structural', 'verbal', 'functional', 'mixture'];
type Family = 'visual' | 'structural' | 'verbal' | 'functional' | 'mixture' | 'repair' | 'gaming';

/** One way to change a page once it has loaded, like a broken deployment, a repair, or a trick. */
export interface Kind {
  id: string;
  family: Family;
  /** What is done to the page, in a line. */
  what: string;
  /** Damage: from this strength on it costs at least 8 points. Null where no strength is that serious. */
  graveFrom: Strength | null;
  /** Takes away what matters: the score must not rise. */
  removes?: boolean;
  /** Missing: all three. */
  strengths?: readonly Strength[];
  /** Missing: on both devices, and on one of them for some pages drawn by lot. */
  devices?: 'mobile' | 'both';
  /** Runs in the page, and resolves to how many things it changed; 0 where there is nothing to change. */
  change: (page: PageTools, strength: Strength) => number;
}

export type Devices = 'both' | 'desktop' | 'mobile';

/** The attribute of the root element by which the page tells how many things were changed. */
export const CHANGED = 'data-changed';

/** Milliseconds between the load event and the change, below those that the capture waits for a quiet page. */
const SETTLED_MS = 50;
/** Pages that load without an end are changed all the same. */
const LATEST_MS = 4_000;

export function strengthsOf({ strengths = STRENGTHS }: Kind): readonly Strength[] {
  return strengths;
}

/** The last script of the page. It takes itself out, and notes on the root element what it did. */
export function scriptOf(
  kind: Kind,
  strength: Strength,
  given: { seed: string; devices: Devices; frameAddress: string },
): string {
  const { seed, devices, frameAddress } = given;
  const applies =
    devices === 'both' ? 'true' : devices === 'mobile' ? 'innerWidth < 600' : 'innerWidth >= 600';
  return `(() => {
document.currentScript.remove();
const change = () => {
  let changed = 'none';
  try {
    if (${applies}) changed = String((${kind.change.toString()})((${openPage.toString()})(${JSON.stringify(seed)}, ${JSON.stringify(frameAddress)}), ${strength}));
  } catch (error) { changed = 'error: ' + (error && error.stack || error); }
  document.documentElement.setAttribute('${CHANGED}', changed);
};
let isDue = false;
const later = () => { if (!isDue) setTimeout(change, ${SETTLED_MS}); isDue = true; };
addEventListener('load', later);
setTimeout(later, ${LATEST_MS});
})();`;
}
