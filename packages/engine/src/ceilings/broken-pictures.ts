import { ramp } from '../checks/check.ts';
import { amount } from '../checks/shared/phrasing.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';

export const brokenPictures = defineCeiling({
  id: 'broken-pictures',
  title: 'Images are broken',
  measure:
    'Lowers the score by 6% if one image didn’t load, by 30% if half of them (four or more) didn’t, and by 45% if none did. Images that are blurred or stretched by half or more lower it by 10% if they make up half of the images, and by 22% if they make up all of them. Images from hosts that didn’t answer us don’t count.',
  needs: ['content', 'network', 'look'],
  judge({ content, network, look }) {
    const elsewhere = new Set(
      network.failures.filter(({ ownHost, refused }) => !ownHost || refused).map(({ url }) => url),
    );
    const broken = content.images.filter((image) => image.broken && !elsewhere.has(image.source));
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
          ? `${amount(broken.length, 'image')} didn’t load.`
          : `${amount(warped?.fact.distortedPictures ?? 0, 'image')} on ${warped?.device} ${warped?.fact.distortedPictures === 1 ? 'is' : 'are'} blurred or out of proportion.`,
      evidence: broken.map(({ evidence }) => evidence),
    };
  },
});
