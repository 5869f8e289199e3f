import type { Evidence } from '@liftmark/contract/report';
import type { Content } from '../../facts/types/content.ts';
import type { Layout } from '../../facts/types/layout.ts';
import { countWords } from '../../language/segments.ts';
import { type Case, rowsOf } from '../cases.ts';
import { text } from './uncertainty.text.ts';

/** A frame below this size (in square CSS pixels) can't contain a price list, a form or a button that matters. */
const WORTH_READING = 10_000;

const HOLDS_NO_OFFER = ['video', 'map', 'captcha', 'chat'];

/**
 * A frame of another origin or a canvas that couldn't be read and may contain what wasn't found elsewhere.
 * If there is one, a check doesn't claim that something is missing.
 */
export function unreadRegion(layout: Pick<Layout, 'unread'>): Layout['unread'][number] | null {
  return unreadRegions(layout)[0] ?? null;
}

/** All such regions. */
export function unreadRegions({ unread }: Pick<Layout, 'unread'>): Layout['unread'] {
  return unread.filter(
    ({ kind, purpose, evidence }) =>
      kind !== 'picture' &&
      !HOLDS_NO_OFFER.includes(purpose ?? '') &&
      Object.values(evidence.boxes).some((box) => box !== null && box.width * box.height >= WORTH_READING),
  );
}

/**
 * The reason a check gives for such a region.
 * @param what a noun with its article: "A delivery time"
 */
export function unreadReason(region: Layout['unread'][number], what: string): string {
  const name = region.kind === 'canvas' ? text.region.canvas : text.region.frame({ host: region.host });
  return text.unread({ what, region: name });
}

/**
 * The row of a table that claims nothing missing while a region is unread.
 * @param what a noun with its article
 */
export function unread(what: string): Case<{ layout: Pick<Layout, 'unread'> }> {
  return rowsOf<{ layout: Pick<Layout, 'unread'> }>().notMeasured(
    ({ layout }) => unreadRegion(layout),
    (region) => unreadReason(region, what),
  );
}

/** The reason a check gives when the answer is in a collapsed part of the page. */
export function hiddenReason(evidence: Evidence, what: string): string {
  return text.hidden({ what, said: evidence.text });
}

/** Whether both viewports were laid out, as a critical absence demands. */
export function seenTwice(layout: Pick<Layout, 'pageHeightScreens'>): boolean {
  return layout.pageHeightScreens.desktop !== null && layout.pageHeightScreens.mobile !== null;
}

/** A picture that covers a larger share above the fold may contain the headline, the explanation or the date. */
const LARGE_PICTURE = 0.25;

/** Whether a picture, canvas or frame of another site is so large that what wasn't found may be in it. */
export function hidesFirstScreen({ unread }: Pick<Layout, 'unread'>): boolean {
  return unread.some(
    ({ firstScreenShare: { desktop, mobile } }) => Math.max(desktop ?? 0, mobile ?? 0) > LARGE_PICTURE,
  );
}

type Remnants = Pick<Content, 'templateRemnants'>;

const PHRASE_WORDS = 3;

/** Whether a line is nothing but leftover text of a template. */
export function isFiller(line: string, content: Remnants): boolean {
  return remnantsIn(line, content).some(
    (remnant) => countWords(remnant) >= PHRASE_WORDS || 2 * keyOf(remnant).length >= keyOf(line).length,
  );
}

/** Whether a line contains any leftover text, and so shouldn't be suggested again. */
export function holdsFiller(line: string, content: Remnants): boolean {
  return remnantsIn(line, content).length > 0;
}

/** A line may be only a part of a filler sentence, or the other way round. */
function remnantsIn(line: string, { templateRemnants }: Remnants): string[] {
  const key = keyOf(line);
  if (key === '') return [];
  return templateRemnants
    .filter(({ text: left, evidence }) =>
      // Characters in the wrong encoding leave hardly a letter to compare.
      keyOf(left).length < 3
        ? line.includes(left)
        : key.includes(keyOf(left)) || keyOf(evidence.text).includes(key),
    )
    .map(({ text: left }) => left);
}

function keyOf(line: string): string {
  return line.toLowerCase().replace(/[^\p{L}\p{N}{}[\]<>%*|$]+/gu, '');
}
