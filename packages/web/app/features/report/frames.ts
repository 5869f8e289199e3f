import type { Evidence } from '@liftmark/contract/report';
import type { ReportItem } from './report-items.ts';

export type Device = 'desktop' | 'mobile';
export type Box = NonNullable<Evidence['boxes'][Device]>;
export interface PageSize {
  width: number;
  height: number;
}

/** Something with a place on the page: a finding or a ceiling. */
export interface PageMark extends Pick<ReportItem, 'key' | 'number' | 'title' | 'evidence' | 'isMissing'> {
  /** The label of the marker, if it isn't the number; a dot for what has neither. */
  sign?: string;
}

/** The marker of a small loss, which has no number. */
export const DOT = '•';

/** A numbered frame on the captured page, in its CSS pixels. */
export interface Frame {
  item: PageMark;
  box: Box;
}

/** Margin around a framed element in its crop. */
const CROP_MARGIN = 28;
const CROP_MIN_WIDTH = 360;
const CROP_MAX_HEIGHT = 480;

/** The first place of every entry on this device's page, the largest first so that small frames are on top. */
export function framesOf(items: readonly PageMark[], device: Device, page: PageSize): Frame[] {
  const placed = items.flatMap((item) => {
    const box = boxOf(item, device, page);
    return box === null ? [] : [{ item, box }];
  });
  return placed.sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
}

/** The first place of an entry on the captured part of the page, cut to it. */
export function boxOf(item: Pick<PageMark, 'evidence'>, device: Device, page: PageSize): Box | null {
  for (const { boxes } of item.evidence) {
    const cut = cutToPage(boxes[device], page);
    if (cut !== null) return cut;
  }
  return null;
}

function cutToPage(box: Box | null, page: PageSize): Box | null {
  if (box === null) return null;
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  const width = Math.min(page.width, box.x + box.width) - x;
  const height = Math.min(page.height, box.y + box.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The part of the page that a crop shows around a box: with a margin, neither tiny nor endless. */
export function cropAround(box: Box, page: PageSize): Box {
  const width = Math.min(page.width, Math.max(box.width + 2 * CROP_MARGIN, CROP_MIN_WIDTH));
  const height = Math.min(page.height, CROP_MAX_HEIGHT, box.height + 2 * CROP_MARGIN);
  const x = clamp(box.x + box.width / 2 - width / 2, 0, page.width - width);
  const top =
    box.height + 2 * CROP_MARGIN > CROP_MAX_HEIGHT
      ? box.y - CROP_MARGIN
      : box.y + box.height / 2 - height / 2;
  return { x, y: clamp(top, 0, page.height - height), width, height };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
