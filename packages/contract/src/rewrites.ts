import { z } from 'zod';
import { labeled } from './labels/in-languages.ts';
import { text as words } from './worth-words.text.ts';

/** Words to paste into the place of a text of the page. */

/** Lines on one device, of today's text and of the new one. */
const linesSchema = z.object({ before: z.int(), after: z.int() });

export const rewriteRoomSchema = z.object({
  desktop: linesSchema.nullable(),
  mobile: linesSchema.nullable(),
});
export type RewriteRoom = z.infer<typeof rewriteRoomSchema>;

export const rewriteSchema = z.object({
  text: z.string(),
  reason: z.string(),
  /** How it fits the layout; absent where that wasn't measured. */
  room: rewriteRoomSchema.optional(),
});
export type Rewrite = z.infer<typeof rewriteSchema>;

export const partRewritesSchema = z.object({
  part: z.enum(['headline', 'subheadline', 'action', 'section']),
  /** Of a section its heading; null where the page has none. */
  current: z.string().nullable(),
  /** Best first. The text of a section is its heading, a line break, and its copy. */
  candidates: z.array(rewriteSchema),
});
export type PartRewrites = z.infer<typeof partRewritesSchema>;
export type CopyPart = PartRewrites['part'];

/** The part of a page that is rewritten, on screens and in documents. */
export const COPY_PART_LABELS: Record<CopyPart, string> = labeled(({ parts }) => parts, {
  headline: 'Headline',
  subheadline: 'Line below the headline',
  action: 'Main button',
  section: 'One section',
});

/** Why a rewrite is better, and what it does to the layout. */
export function rewriteNote({
  reason,
  room,
}: {
  reason?: string | undefined;
  room?: RewriteRoom | undefined;
}): string {
  return [reason, room && roomWords(room)].filter((part) => part).join(' ');
}

/** "Takes 3 lines instead of 2 on phones."; null where it takes no more lines than today. */
export function roomWords({ desktop, mobile }: RewriteRoom): string | null {
  const isSame = desktop?.before === mobile?.before && desktop?.after === mobile?.after;
  if (isSame && desktop && desktop.after > desktop.before) return words.room.both(desktop);
  const longer = { desktop: longerLines(desktop), mobile: longerLines(mobile) };
  if (longer.desktop && longer.mobile) {
    return words.room.each({ desktop: longer.desktop, mobile: longer.mobile });
  }
  if (longer.desktop) return words.room.desktop(longer.desktop);
  return longer.mobile && words.room.mobile(longer.mobile);
}

function longerLines(lines: RewriteRoom['desktop']): RewriteRoom['desktop'] {
  return lines !== null && lines.after > lines.before ? lines : null;
}
