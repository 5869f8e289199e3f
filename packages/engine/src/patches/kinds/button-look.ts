import type { PatchDeclaration } from '@liftmark/contract/patches';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import { filledButton } from '../painted-button.ts';
import type { PatchKind } from '../patch-kind.ts';
import { text } from '../text.ts';

/** The main button in a color that stands out from what is around it. */
export const buttonLook: PatchKind = {
  kind: 'button-look',
  answers: ['weak-action-look', 'action-contrast'],
  improves: ['action-contrast'],
  draft({ page, facts }) {
    const { primaryAction: action } = facts;
    if (action === null || action.pictureOnly || action.shape === 'picture') return null;
    const node = page.main.at(action.evidence.node);
    const painted = node && filledButton(page, node, action.shape === 'link' ? asButton(page, node) : []);
    return (
      painted && {
        summary: text.buttonLook({ label: action.text, fill: painted.fill }),
        operations: painted.operations,
      }
    );
  },
};

/** Taller than its words by so much, a link has space of its own, as in a menu, where more would move it out of line. */
const OWN_SPACE_PX = 12;
const ROUND: PatchDeclaration[] = [
  { property: 'border-radius', value: '6px' },
  { property: 'text-decoration', value: 'none' },
];
const SPACED: PatchDeclaration[] = [
  { property: 'display', value: 'inline-block' },
  { property: 'padding', value: '12px 24px' },
];

/** What makes a button of a link that looks like any other text. */
function asButton({ main }: PageModel, node: PageNode): PatchDeclaration[] {
  const words = main.subtree(node).find(({ isText, visible }) => isText && visible)?.box;
  const hasSpace = node.box && words && node.box.height >= words.height + OWN_SPACE_PX;
  return hasSpace ? ROUND : [...SPACED, ...ROUND];
}
