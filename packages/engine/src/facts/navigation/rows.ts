import type { Box } from '../../capture/snapshot.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';

/** So many links beside an entry make it one of a menu. */
export const MIN_LINKED = 3;

/** Of several rows or columns, the one with most items; small utility rows above the menu are not the navigation. */
export function mainRow(items: PageNode[], view: PageView): PageNode[] {
  if (!view.measured) return items;
  const shown = items.flatMap((item) => {
    const box = view.boxOf(item);
    return box && box.y <= view.capture.viewport.height ? [{ item, box }] : [];
  });
  const rows = aligned(shown, middle);
  const columns = [({ x }: Box) => x, ({ x, width }: Box) => x + width / 2].flatMap((edge) =>
    aligned(shown, edge).map(ofOneList),
  );
  const row = longest(rows);
  const column = longest(columns);
  return column.length > row.length ? column : withWrapped(row, rows);
}

/** A menu too long for its line goes on below, in the same list. */
function withWrapped(row: PageNode[], rows: readonly PageNode[][]): PageNode[] {
  const [list] = new Set(row.map(listOf));
  if (!list || row.length < MIN_LINKED || row.some((item) => listOf(item) !== list)) return row;
  const more = rows.filter((other) => other !== row && other.every((item) => listOf(item) === list));
  return [...row, ...more.flat()].sort((a, b) => a.order - b.order);
}

/** The most items of a line that stand in one list. */
export function ofOneList(line: readonly PageNode[]): PageNode[] {
  return longest([...Map.groupBy(line, listOf).values()]);
}

function longest(lines: PageNode[][]): PageNode[] {
  return lines.reduce((most, line) => (line.length > most.length ? line : most), []);
}

/** Where a box lies on the page, by its middle. */
export function middle({ y, height }: Box): number {
  return y + height / 2;
}

/** What holds the item beside others, each perhaps in a box of its own. */
export function listOf(item: PageNode): PageNode | null {
  const listed = item.closest((at) => at.tag === 'li');
  if (listed) return listed.parent;
  let { parent } = item;
  while (parent?.parent && parent.children.every((child) => child === item || !child.isElement)) {
    item = parent;
    ({ parent } = item);
  }
  return parent;
}

/** Items that lie on one line. */
export function aligned(
  shown: readonly { item: PageNode; box: Box }[],
  place: (box: Box) => number,
): PageNode[][] {
  const lines: { at: number; items: PageNode[] }[] = [];
  for (const { item, box } of shown) {
    const at = place(box);
    const line = lines.find((other) => Math.abs(other.at - at) < 22);
    if (line) line.items.push(item);
    else lines.push({ at, items: [item] });
  }
  return lines.map((line) => line.items);
}
