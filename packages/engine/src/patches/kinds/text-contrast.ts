import type { PatchOperation } from '@liftmark/contract/patches';
import { passingColor, textContrasts } from '../../facts/layout/contrast.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { contrastRatio, faded, parseColor } from '../../page/color.ts';
import { fadeOfText } from '../../page/fade.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PatchKind } from '../patch-kind.ts';
import { targetOf } from '../targets.ts';
import { text } from '../text.ts';

const MOST = 150;
/** Below it, a text that visitors act on limits the check's score. */
const KEY_RATIO = 3;

/** All pale texts, on both devices, in the nearest color that everyone can read. */
export const textContrast: PatchKind = {
  kind: 'text-contrast',
  answers: ['unreadable-text', 'text-contrast'],
  improves: ['text-contrast'],
  draft({ page, facts }) {
    const fixed = colorsIn(page)
      .slice(0, MOST)
      .flatMap(({ node, value }): { node: PageNode; operation: PatchOperation }[] => {
        const target = targetOf(page, node);
        if (target === null) return [];
        return [
          {
            node,
            operation: { operation: 'setStyle', target, declarations: [{ property: 'color', value }] },
          },
        ];
      });
    const count = fixed.length;
    if (count === 0) return null;
    return {
      summary: text.textContrast({ count }),
      isPartial: leavesKeyText(
        page,
        facts,
        fixed.map(({ node }) => node),
      ),
      operations: fixed.map(({ operation }) => operation),
    };
  },
};

/** Whether a headline, button, price or label stays pale, as it does over a picture: then so does the check's score. */
function leavesKeyText(page: PageModel, { layout }: PageFacts, fixed: readonly PageNode[]): boolean {
  const { desktop, mobile } = layout.contrast;
  const keys = [...(desktop?.keyTexts ?? []), ...(mobile?.keyTexts ?? [])];
  return keys.some(({ ratio, evidence }) => {
    const node = ratio < KEY_RATIO ? page.main.at(evidence.node) : null;
    return (
      node !== null &&
      !fixed.some((element) => element === node || node.contains(element) || element.contains(node))
    );
  });
}

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
