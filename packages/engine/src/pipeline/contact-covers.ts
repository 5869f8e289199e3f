import { holdsContact } from '../analyst/model/mask.ts';
import type { Box, SnapshotNode } from '../capture/snapshot.ts';

/** CSS pixels around a contact: late fonts and pictures may move a line between reading the page and picturing it. */
const MARGIN = { x: 8, y: 40 };

const CONTACT_LINKS = ['mailto:', 'tel:', 'sms:'];

/** More on one picture would take seconds to paint, and leave little to see. */
const MOST_COVERS = 500;

const ROW = { start: 'x', length: 'width', across: 'y', breadth: 'height' } as const;
const COLUMN = { start: 'y', length: 'height', across: 'x', breadth: 'width' } as const;

/** What hides the email addresses and phone numbers of a page: few boxes even for many contacts, the largest first. */
export function contactCovers(nodes: readonly SnapshotNode[]): Box[] {
  const covers = nodes.flatMap((node) => (node.box && isContact(node) ? [withMargin(node.box)] : []));
  return joined(joined(covers, ROW), COLUMN).sort((a, b) => b.width * b.height - a.width * a.height);
}

/**
 * The covers to paint on a part of the page; null if they are too many.
 * @param covers the largest first
 */
export function coversWithin(covers: readonly Box[], top: number, bottom: number): Box[] | null {
  const kept: Box[] = [];
  for (const cover of covers) {
    const isOutside = cover.y + cover.height <= top || cover.y >= bottom;
    if (isOutside || kept.some((larger) => contains(larger, cover))) continue;
    if (kept.length === MOST_COVERS) return null;
    kept.push(cover);
  }
  return kept;
}

/** A number or address may be split over several texts; the link around them reveals it. */
function isContact({ text, name, value, attributes }: SnapshotNode): boolean {
  const leadsToOne = CONTACT_LINKS.some((scheme) => attributes.href?.toLowerCase().startsWith(scheme));
  const shown = [text, name, value, attributes.placeholder ?? null];
  return leadsToOne || shown.some((each) => each !== null && holdsContact(each));
}

function withMargin({ x, y, width, height }: Box): Box {
  return {
    x: x - MARGIN.x,
    y: y - MARGIN.y,
    width: width + 2 * MARGIN.x,
    height: height + 2 * MARGIN.y,
  };
}

/** Joins boxes that together are a box, as the links of one line are, so that nothing else is covered. */
function joined(
  boxes: readonly Box[],
  { start, length, across, breadth }: typeof ROW | typeof COLUMN,
): Box[] {
  const sorted = boxes.toSorted(
    (a, b) => a[across] - b[across] || a[breadth] - b[breadth] || a[start] - b[start],
  );
  const result: Box[] = [];
  for (const box of sorted) {
    const last = result.at(-1);
    const isInLine = last?.[across] === box[across] && last[breadth] === box[breadth];
    if (last && isInLine && box[start] <= last[start] + last[length]) {
      last[length] = Math.max(last[length], box[start] + box[length] - last[start]);
    } else {
      result.push({ ...box });
    }
  }
  return result;
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}
