import type { RewriteRoom } from '@liftmark/contract/rewrites';
import type { PerViewport } from '../capture/snapshot.ts';
import { plainWidth } from './glyphs.ts';
import type { Room } from './room.ts';
import { wrap } from './wrap.ts';

/** How another text would stand in the place of one. */
export interface Fit {
  /** Lines on each device, beside those of now; null where the place isn't shown or wasn't measured. */
  room: RewriteRoom;
  /** Whether a word or a line would reach beyond its box. */
  overflows: boolean;
}

/** Estimates are this exact; a word that is wider by less may still fit. */
const TOLERANCE = 1.03;

/** How a text would stand in the place of a node of the page. */
export function fits(rooms: Readonly<Record<number, PerViewport<Room>>>, node: number, text: string): Fit {
  const { desktop = null, mobile = null } = rooms[node] ?? {};
  const devices = { desktop: desktop && estimate(desktop, text), mobile: mobile && estimate(mobile, text) };
  return {
    room: { desktop: linesOf(desktop, devices.desktop), mobile: linesOf(mobile, devices.mobile) },
    overflows: (devices.desktop?.overflows ?? false) || (devices.mobile?.overflows ?? false),
  };
}

/** The lines that a text takes in a room, and whether it reaches beyond it. */
export function estimate(room: Room, text: string): { lines: number; overflows: boolean } {
  const shown = room.capitals ? text.toUpperCase() : text;
  const { lines, longestPart } = wrap(shown, room.wraps ? room.available : Number.POSITIVE_INFINITY);
  const widest = room.wraps ? longestPart : wrap(shown, Number.POSITIVE_INFINITY).widest;
  const isCut = room.mostLines !== null && lines > room.mostLines;
  return { lines, overflows: isCut || widest > room.available * TOLERANCE };
}

/** About so many letters of the usual width fit on the most lines that a place may take; null where it wasn't measured. */
export function roomFor(
  rooms: Readonly<Record<number, PerViewport<Room>>>,
  node: number,
  mostLines: { desktop: number; mobile: number },
): number | null {
  const { desktop = null, mobile = null } = rooms[node] ?? {};
  const letters = [
    ...(desktop ? [lettersIn(desktop, mostLines.desktop)] : []),
    ...(mobile ? [lettersIn(mobile, mostLines.mobile)] : []),
  ];
  return letters.length === 0 ? null : Math.min(...letters);
}

/** Lines end before their last word would reach beyond them, so a part of each stays empty. */
const FILLED = 0.85;

function lettersIn({ available, lines, wraps }: Room, mostLines: number): number {
  const filled = wraps ? Math.max(lines, mostLines) * FILLED : 1;
  return Math.floor((available * filled) / plainWidth('n'));
}

function linesOf(room: Room | null, estimated: { lines: number } | null): RewriteRoom['desktop'] {
  return room && estimated && { before: room.lines, after: estimated.lines };
}
