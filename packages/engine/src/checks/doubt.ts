import type { Evidence, Layout } from '../observe/facts.ts';
import { quote } from './phrasing.ts';

/** Smaller than this (in square CSS pixels) no frame holds a price list, a form or a button worth missing. */
const WORTH_READING = 10_000;

const HOLDS_NO_OFFER = /video|player|map|advert|analytics|captcha|chat|social/i;

/**
 * A frame of another origin or a canvas that was not read and could hold what was not found elsewhere.
 * While there is one, an absence is not claimed.
 */
export function unreadRegion(layout: Pick<Layout, 'unread'>): Layout['unread'][number] | null {
  return (
    layout.unread.find(
      ({ kind, purpose, evidence }) =>
        kind !== 'picture' &&
        !HOLDS_NO_OFFER.test(purpose ?? '') &&
        Object.values(evidence.boxes).some((box) => box !== null && box.width * box.height >= WORTH_READING),
    ) ?? null
  );
}

/** The sentence for such a region: what it could hold was not read. */
export function unreadReason(region: Layout['unread'][number], what: string): string {
  const name = region.kind === 'canvas' ? 'a canvas' : `a frame of ${region.host ?? 'another site'}`;
  return `${what} was not found, but ${name} on the page was not read and may hold it.`;
}

/** The sentence for what stands in a part of the page that a click opens. */
export function hiddenReason({ text }: Evidence, what: string): string {
  return `${what} does not show at first, but ${quote(text, 60)} stands in a part of the page that is closed; how to open it was not tried.`;
}

/** Whether both viewports were laid out, as a critical absence demands. */
export function seenTwice(layout: Pick<Layout, 'pageHeightScreens'>): boolean {
  return layout.pageHeightScreens.desktop !== null && layout.pageHeightScreens.mobile !== null;
}

/** Above this share of the first screen a picture could carry headline, explanation or date. */
const LARGE_PICTURE = 0.25;

/** A picture, canvas or foreign frame so large that what was not found could stand in it. */
export function hidesFirstScreen({ unread }: Pick<Layout, 'unread'>): boolean {
  return unread.some(
    ({ firstScreenShare: { desktop, mobile } }) => Math.max(desktop ?? 0, mobile ?? 0) > LARGE_PICTURE,
  );
}
