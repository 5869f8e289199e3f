import { ramp } from '../../checks/check.ts';
import { brokenPictures as brokenPicturesOf } from '../../checks/shared/broken-pictures.ts';
import { quotedFile } from '../../checks/shared/file-names.ts';
import { nodeName } from '../../checks/shared/phrasing.ts';
import type { LostPicture } from '../../facts/types/content.ts';
import { fileName } from '../../page/address.ts';
import { defineDiagnosis, distinctNodes } from '../diagnosis.ts';
import { text } from './text.ts';

const ALL = 0.95;
const LOGO_SEVERITY = 1.6;
/** What would fill so much of the first screen is its main picture. */
const HERO_SHARE = 0.25;
/** Behind text, visitors hardly miss a picture that they never saw; a video leaves a hole. */
const HERO_SEVERITY = { background: 1.2, image: 1.2, video: 1.9 };
const BEHIND = 0.5;

type Broken = ReturnType<typeof brokenPicturesOf>;

export const brokenPictures = defineDiagnosis(() => ({
  id: 'broken-pictures',
  question: 'works',
  category: 'trustCredibility',
  nature: 'defect',
  why: text.why,
  measure: text.measure,
  checks: [],
  ceilings: ['broken-pictures'],
  effort: 'hours',
  impact: 'defect',
  evidence: ['stanford-errors'],
  needs: ['content', 'network', 'look'],
  judge({ content, network, look }) {
    const broken = brokenPicturesOf({ content, network });
    if (broken.length === 0) return null;
    const count = broken.length;
    const share = count / (count + (look.desktop?.pictures ?? look.mobile?.pictures ?? 0));
    const withLogo = broken.some((picture) => 'role' in picture && picture.role === 'logo');
    const files = [...new Set(broken.map(nameOf))];
    return {
      severity: severityOf(broken, share, withLogo),
      confidence: 1,
      certain: true,
      slight: broken.every(isBehind),
      title: titleOf(broken, share, withLogo),
      observed: text.observed({ count, share, files }),
      evidence: distinctNodes(broken.map(({ evidence }) => evidence)),
      steps: [
        ...(withLogo && count > 1 ? [text.step.logo] : []),
        text.step.upload({ files }),
        text.step.remove,
        text.step.test,
      ],
    };
  },
}));

/** The last part of its address, as the owner knows it, else where it is on the page. */
function nameOf({ source, evidence }: Broken[number]): string {
  return (source.startsWith('data:') ? '' : quotedFile(fileName(source))) || nodeName(evidence, text.picture);
}

function severityOf(broken: Broken, share: number, withLogo: boolean): number {
  const [hero] = broken.filter(isHero);
  const ofHero = hero ? HERO_SEVERITY[hero.kind] : 0;
  if (broken.every(isBehind)) return Math.max(ofHero, BEHIND);
  const count = broken.length;
  const many = ramp(count, [1, 0.9], [3, 1.8], [6, 2.4]);
  const most = count > 1 ? ramp(share, [0.2, 0.9], [0.5, 2], [1, 3]) : 0;
  return Math.max(many, most, withLogo ? LOGO_SEVERITY : 0, ofHero);
}

function isBehind(picture: Broken[number]): boolean {
  return 'kind' in picture && picture.kind === 'background';
}

function isHero(picture: Broken[number]): picture is LostPicture {
  return 'kind' in picture && picture.firstScreen >= HERO_SHARE;
}

function titleOf(broken: Broken, share: number, withLogo: boolean): string {
  const [first] = broken;
  if (broken.some(isHero)) return text.title.hero({ others: broken.length - 1 });
  if (broken.length === 1)
    return withLogo
      ? text.title.logo
      : text.title.one({ name: (first && 'name' in first ? first.name?.trim() : '') ?? '' });
  return share >= ALL
    ? text.title.all({ count: broken.length })
    : text.title.some({ count: broken.length, withLogo });
}
