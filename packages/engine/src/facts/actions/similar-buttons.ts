import { pattern } from '../../language/patterns.ts';
import type { PageNode } from '../../page/node.ts';
import type { Control } from './controls.ts';

/** The active tab or filter, by its class. */
const STATE = pattern('chosenState');
const MIN_TABS = 3;
/** This many similar buttons are choices, none of which is the next step. */
const MIN_SIMILAR = 4;

/** Buttons of one row or list that look the same with different labels: sums, sizes, topics. */
export function similarButtons(controls: readonly Control[]): Set<Control> {
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
  const similar = groups.filter((group) => new Set(group.map(({ key }) => key)).size >= MIN_SIMILAR);
  return new Set([...similar.flat(), ...tabsOf(controls)]);
}

/** Buttons of one row with the same class, of which one is marked as shown: tabs and filters. */
function tabsOf(controls: readonly Control[]): Control[] {
  const rows = new Map<PageNode, Control[]>();
  for (const control of controls) {
    const { node } = control;
    if ((node.tag !== 'button' && node.role !== 'tab') || node.parent === null) continue;
    rows.set(node.parent, [...(rows.get(node.parent) ?? []), control]);
  }
  const classOf = ({ node }: Control): string => node.attribute('class');
  return [...rows.values()].flatMap((row) => {
    const bare = new Set(row.map((control) => classOf(control).replace(STATE, ' ').trim()));
    const shown = row.filter((control) => STATE.test(classOf(control))).length;
    return row.length >= MIN_TABS && bare.size === 1 && shown === 1 ? row : [];
  });
}

function rowOf({ parent }: PageNode): PageNode | null {
  return parent?.tag === 'li' ? parent.parent : parent;
}

function lookOf({ node, filled, color, shapeRatio, labelRatio }: Control): string {
  return JSON.stringify([node.attribute('class'), filled, color, shapeRatio, labelRatio]);
}
