import type { PerViewport } from '../capture/snapshot.ts';
import { ramp } from '../checks/check.ts';
import { brokenPictures as brokenPicturesOf } from '../checks/shared/broken-pictures.ts';
import type { Look } from '../facts/types/look.ts';
import { text } from './broken-pictures.text.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';

export const brokenPictures = defineCeiling(() => ({
  id: 'broken-pictures',
  title: text.title,
  measure: text.measure,
  needs: ['content', 'network', 'look'],
  judge({ content, network, look }) {
    const broken = brokenPicturesOf({ content, network });
    const shown = look.desktop?.pictures ?? look.mobile?.pictures ?? 0;
    const apart = brokenOnOneDevice(look);
    const everywhere = { count: broken.length, share: shareOf(broken.length, shown) };
    const { count, share } = apart.share > everywhere.share ? apart : everywhere;
    const warped = worse(
      look,
      ({ distortedPictures, pictures }) => distortedPictures / Math.max(3, pictures),
    );
    const distorted = ramp(warped?.value ?? 0, [0.2, 0], [0.5, 0.1], [1, 0.22]);
    const missing =
      count === 0
        ? 0
        : Math.max(0.06, ramp(share, [0.05, 0.03], [0.5, 0.3], [1, 0.45]) * ramp(count, [1, 0.5], [4, 1]));
    return {
      severity: 1 - (1 - missing) * (1 - distorted),
      reason:
        missing >= distorted
          ? text.reason.missing({ count })
          : text.reason.distorted({
              count: warped?.fact.distortedPictures ?? 0,
              device: warped?.device ?? 'desktop',
            }),
      evidence: broken.map(({ evidence }) => evidence),
    };
  },
}));

function shareOf(broken: number, shown: number): number {
  return broken === 0 ? 0 : broken / (broken + shown);
}

/** A single one may have been lost on its way to us. */
const LEAST_ON_ONE_DEVICE = 2;

/** Pictures that one device shows broken, while the other shows all of them. */
function brokenOnOneDevice({ desktop, mobile }: PerViewport<Look>): { count: number; share: number } {
  const [sound, other] = [desktop, mobile].toSorted(
    (a, b) => (a?.brokenPictures ?? 0) - (b?.brokenPictures ?? 0),
  );
  const count = other?.brokenPictures ?? 0;
  if (!sound || !other || sound.brokenPictures > 0 || count < LEAST_ON_ONE_DEVICE)
    return { count: 0, share: 0 };
  return { count, share: shareOf(count, other.pictures) };
}
