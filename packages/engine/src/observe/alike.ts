import type { Control } from './controls.ts';
import type { PageNode } from './page/node.ts';

/** So many buttons that look alike are choices to pick from, and none of them is the next step. */
const MIN_ALIKE = 4;

/** Buttons of one row or list that look the same and each say something else: sums, sizes, topics. */
export function alikeChoices(controls: readonly Control[]): Set<Control> {
  const rows = new Map<PageNode, Map<string, Control[]>>();
  for (const control of controls) {
    const row = control.buttonLike ? rowOf(control.node) : null;
    if (!row) continue;
    const looks = rows.get(row) ?? new Map<string, Control[]>();
    rows.set(row, looks);
    const look = lookOf(control);
    looks.set(look, [...(looks.get(look) ?? []), control]);
  }
  const groups = [...rows.values()].flatMap((looks) => [...looks.values()]);
  return new Set(groups.filter((group) => new Set(group.map(({ key }) => key)).size >= MIN_ALIKE).flat());
}

function rowOf({ parent }: PageNode): PageNode | null {
  return parent?.tag === 'li' ? parent.parent : parent;
}

function lookOf({ node, filled, color, shapeRatio, labelRatio }: Control): string {
  return JSON.stringify([node.attribute('class'), filled, color, shapeRatio, labelRatio]);
}
