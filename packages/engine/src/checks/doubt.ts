import type { Layout } from '../observe/facts.ts';

/** Above this share of the first screen a picture could carry headline, explanation or date. */
const LARGE_PICTURE = 0.25;

/** A picture, canvas or foreign frame so large that what was not found could stand in it. */
export function hidesFirstScreen({ unread }: Layout): boolean {
  return unread.some(
    ({ firstScreenShare: { desktop, mobile } }) => Math.max(desktop ?? 0, mobile ?? 0) > LARGE_PICTURE,
  );
}

/** The first frame or canvas that could hold what was not found; one of unknown purpose could hold anything. */
export function unreadFrame({ unread }: Layout, ...purposes: string[]): Layout['unread'][number] | undefined {
  return unread.find(
    ({ kind, purpose }) => kind !== 'picture' && (purpose === null || purposes.includes(purpose)),
  );
}
