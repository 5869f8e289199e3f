import type { PatchOperation } from '@liftmark/contract/patches';
import { passingColor, textContrasts } from '../../facts/layout/contrast.ts';
import { contrastRatio, faded, parseColor } from '../../page/color.ts';
import { fadeOfText } from '../../page/fade.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PatchKind } from '../patch-kind.ts';
import { targetOf } from '../targets.ts';
import { text } from '../text.ts';

const MOST = 150;

/** All pale texts, on both devices, in the nearest color that everyone can read. */
export const textContrast: PatchKind = {
  kind: 'text-contrast',
  answers: ['unreadable-text', 'text-contrast'],
  improves: ['text-contrast'],
  draft({ page }) {
    const operations = colorsIn(page)
      .slice(0, MOST)
      .flatMap(({ node, value }): PatchOperation[] => {
        const target = targetOf(page, node);
        return target === null
          ? []
          : [{ operation: 'setStyle', target, declarations: [{ property: 'color', value }] }];
      });
    const count = operations.length;
    return count === 0 ? null : { summary: text.textContrast({ count }), operations };
  },
};

/** Elements with pale words and the color that each needs, those with the most words first. */
function colorsIn(page: PageModel): { node: PageNode; value: string }[] {
  const colors = new Map<PageNode, { node: PageNode; value: string; length: number }>();
  for (const view of page.views)
    for (const { node, length, contrast } of textContrasts(view)) {
      const { parent } = node;
      if (parent === null || contrast === null || contrast.ratio >= contrast.needs) continue;
      const value = passingColor(contrast);
      if (!isReadable(value, parent, contrast)) continue;
      const element = page.in('desktop', parent) ?? parent;
      const known = colors.get(element);
      if (known === undefined) colors.set(element, { node: element, value, length });
      else known.length += length;
    }
  return [...colors.values()].toSorted((a, b) => b.length - a.length);
}

type Contrast = NonNullable<ReturnType<typeof textContrasts>[number]['contrast']>;

/** Where a box lets what is behind it shine through, no color may be strong enough. */
function isReadable(value: string, box: PageNode, { background, needs }: Contrast): boolean {
  const color = parseColor(value);
  return color !== null && contrastRatio(faded(color, fadeOfText(box)), background) >= needs;
}
