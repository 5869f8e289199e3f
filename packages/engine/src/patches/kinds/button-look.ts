import type { PatchDeclaration } from '@liftmark/contract/patches';
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
    const painted = node && filledButton(page, node, action.shape === 'link' ? AS_BUTTON : []);
    return (
      painted && {
        summary: text.buttonLook({ label: action.text, fill: painted.fill }),
        operations: painted.operations,
      }
    );
  },
};

/** A link that looks like any other text becomes a button. */
const AS_BUTTON: PatchDeclaration[] = [
  { property: 'display', value: 'inline-block' },
  { property: 'padding', value: '12px 24px' },
  { property: 'border-radius', value: '6px' },
  { property: 'text-decoration', value: 'none' },
];
