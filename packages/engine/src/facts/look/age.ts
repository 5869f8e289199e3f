import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';

/** Elements by which pages were formatted before style sheets. */
const OLD_TAGS = ['font', 'center', 'marquee', 'blink', 'frame', 'frameset', 'big', 'applet', 'strike', 'tt'];
const MANY = 100;

export function ageMeasures(view: PageView) {
  const old = view.tagged(...OLD_TAGS).filter(({ visible }) => visible).length;
  return {
    oldElements: Math.min(MANY, old),
    layoutTables: view.tagged('table').filter((table) => isLayout(view, table)).length,
    rules: view
      .tagged('hr')
      .filter((node) => node.visible && node.style.computed?.['border-top-style'] === 'inset').length,
    hasPageFrame: view.tagged('footer', 'nav', 'header').some(({ visible }) => visible),
  };
}

/** A table that holds pictures or other tables sets them side by side. */
function isLayout(view: PageView, table: PageNode): boolean {
  if (!table.visible || !table.box || table.box.width < 300) return false;
  return view.subtree(table).some((node) => node !== table && (node.tag === 'table' || node.tag === 'img'));
}
