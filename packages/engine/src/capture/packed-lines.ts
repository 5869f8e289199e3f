import type { PageSnapshot, ViewportCapture } from './snapshot.ts';

/** The lines of a packed snapshot: also in browsers, which pack by other means. */

export const CAPTURES = ['desktop', 'mobile', 'later'] as const;
const NODES_PER_LINE = 200;

/** @param kept what is kept of a part of the snapshot */
export function* linesOf(
  snapshot: PageSnapshot,
  kept: (part: object) => object = (part) => part,
): Generator<string> {
  const bare = (capture: ViewportCapture | null) => capture && { ...capture, nodes: [] };
  const { desktop, mobile, later } = snapshot;
  const head = { ...snapshot, desktop: bare(desktop), mobile: bare(mobile), later: bare(later) };
  yield `${JSON.stringify(kept(head))}\n`;
  for (const name of CAPTURES) {
    const nodes = snapshot[name]?.nodes ?? [];
    for (let from = 0; from < nodes.length; from += NODES_PER_LINE) {
      yield `${JSON.stringify([name, kept(nodes.slice(from, from + NODES_PER_LINE))])}\n`;
    }
  }
}
