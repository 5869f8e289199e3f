import type { PageType } from '@liftmark/contract/page-types';
import { readsAsSentence } from '../../checks/shared/file-names.ts';
import { readable } from '../../checks/shared/phrasing.ts';
import type { ImageFact } from '../../facts/types/content.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { pattern } from '../../language/patterns.ts';
import { decoded } from '../../page/address.ts';
import { defineDiagnosis, distinctNodes } from '../diagnosis.ts';
import { keyOf } from '../subject.ts';
import { type Flaw, text } from './text.ts';

/** What each flaw costs, 0 to 3. */
const COST: Record<Flaw['kind'], number> = { repeated: 1.1, drawn: 1.2, borrowed: 1 };
const EACH_MORE = 0.25;
const MOST_SERIOUS = 2.4;
/** Smaller ones are icons and thumbnails. */
const LEAST_PX = { width: 150, height: 100 };
/** As often, a picture without a name is repeated too. */
const OFTEN = 3;
const MARK = pattern('pictureMark');
const VECTOR = pattern('vectorPicture');
/** Hosts and file names of stock libraries, and file names that image generators give. */
const BORROWED = pattern('borrowedPicture');
/** Where a drawing explains more than a photo. */
const DRAWN_ANYWAY: readonly PageType[] = ['saas', 'app', 'article', 'signup', 'checkout', 'other'];

export const weakPictures = defineDiagnosis(() => ({
  id: 'weak-pictures',
  question: 'benefit',
  category: 'clarity',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: [],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['stock-photos-ignored', 'product-images-two-beats-one'],
  needs: ['content', 'product'],
  judge(facts) {
    const flaws = flawsOf(facts);
    const [worst] = flaws;
    if (worst === undefined || facts.document.legalText) return null;
    return {
      severity: severityOf(worst, flaws.length),
      confidence: 1,
      slight: worst.kind === 'repeated',
      title: text.titles[worst.kind](worst),
      observed: text.observed(flaws),
      evidence: distinctNodes(flaws.flatMap(({ evidence }) => evidence)),
      steps: text.steps(flaws),
    };
  },
}));

type Seen = Pick<PageFacts, 'content' | 'product' | 'pageType'>;

function severityOf({ kind, count }: Flaw, flaws: number): number {
  const more = (kind === 'repeated' ? count - 2 : 0) + flaws - 1;
  return Math.min(MOST_SERIOUS, COST[kind] + EACH_MORE * more);
}

/** The costliest first. */
function flawsOf(facts: Seen): Flaw[] {
  const pictures = facts.content.images.filter(isPicture);
  const flaws = [repeatedOf(pictures), drawnOf(pictures, facts), borrowedOf(pictures)];
  return flaws.filter((flaw) => flaw !== null).toSorted((a, b) => severityOf(b, 1) - severityOf(a, 1));
}

function isPicture({ broken, role, name, source, evidence: { boxes } }: ImageFact): boolean {
  const file = source.startsWith('data:') ? '' : source;
  return (
    !broken &&
    role !== 'logo' &&
    !MARK.test(`${name} ${file}`) &&
    [boxes.desktop, boxes.mobile].some(
      (box) => box !== null && box.width >= LEAST_PX.width && box.height >= LEAST_PX.height,
    )
  );
}

/** The picture that is shown for the most things. */
function repeatedOf(pictures: readonly ImageFact[]): Flaw | null {
  const groups = [...Map.groupBy(pictures, ({ source }) => source).values()].map((images) => ({
    images: distinctPlaces(images),
    names: [
      ...new Map(
        images.flatMap(({ name }) => (name === null ? [] : [[keyOf(name), name] as const])),
      ).values(),
    ],
  }));
  const repeated = groups.filter(
    ({ images, names }) => images.length >= OFTEN || (images.length === 2 && names.length === 2),
  );
  const [most] = repeated.toSorted((a, b) => b.images.length - a.images.length);
  if (most === undefined) return null;
  const evidence = most.images.map(({ evidence }) => evidence);
  return { kind: 'repeated', count: most.images.length, names: most.names, evidence };
}

/** Slides that lie on top of each other count once. */
function distinctPlaces(images: readonly ImageFact[]): ImageFact[] {
  const places = images.map((image) => {
    const box = image.evidence.boxes.desktop ?? image.evidence.boxes.mobile;
    return [`${Math.round(box?.x ?? 0)} ${Math.round(box?.y ?? 0)}`, image] as const;
  });
  return [...new Map(places).values()];
}

function drawnOf(pictures: readonly ImageFact[], { product, pageType }: Seen): Flaw | null {
  const isDrawn = pictures.length > 0 && pictures.every(({ source }) => VECTOR.test(source));
  const shown = new Set(pictures.map(({ evidence }) => evidence.node));
  const isAll = product.pictures.every(({ node }) => shown.has(node));
  return isDrawn && isAll && !DRAWN_ANYWAY.includes(pageType.type) ? flaw('drawn', pictures) : null;
}

function borrowedOf(pictures: readonly ImageFact[]): Flaw | null {
  const borrowed = pictures.filter(
    ({ source }) => !source.startsWith('data:') && BORROWED.test(decoded(source)),
  );
  return borrowed.length > 0 ? flaw('borrowed', borrowed) : null;
}

function flaw(kind: Flaw['kind'], pictures: readonly ImageFact[]): Flaw {
  const names = pictures.map(({ source }) => fileOf(source));
  return { kind, count: pictures.length, names, evidence: pictures.map(({ evidence }) => evidence) };
}

/** The file's name, else that of its host. */
function fileOf(source: string): string {
  const { hostname, pathname } = URL.parse(source) ?? { hostname: '', pathname: source };
  const file = source.startsWith('data:') ? '' : (pathname.split('/').at(-1) ?? '');
  return file.includes('.') && !readsAsSentence(file) ? readable(file) : hostname;
}
