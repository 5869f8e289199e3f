import { ramp } from '../checks/check.ts';
import { brokenPictures as brokenPicturesOf } from '../checks/shared/broken-pictures.ts';
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
    const share = broken.length === 0 ? 0 : broken.length / (broken.length + shown);
    const warped = worse(
      look,
      ({ distortedPictures, pictures }) => distortedPictures / Math.max(3, pictures),
    );
    const distorted = ramp(warped?.value ?? 0, [0.2, 0], [0.5, 0.1], [1, 0.22]);
    const missing =
      broken.length === 0
        ? 0
        : Math.max(
            0.06,
            ramp(share, [0.05, 0.03], [0.5, 0.3], [1, 0.45]) * ramp(broken.length, [1, 0.5], [4, 1]),
          );
    return {
      severity: 1 - (1 - missing) * (1 - distorted),
      reason:
        missing >= distorted
          ? text.reason.missing({ count: broken.length })
          : text.reason.distorted({
              count: warped?.fact.distortedPictures ?? 0,
              device: warped?.device ?? 'desktop',
            }),
      evidence: broken.map(({ evidence }) => evidence),
    };
  },
}));
