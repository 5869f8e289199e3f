import type { PatchOperation } from '@liftmark/contract/patches';
import type { FieldKind } from '../../facts/types/forms.ts';
import type { PatchKind } from '../patch-kind.ts';
import { targetsOf } from '../targets.ts';
import { text } from '../text.ts';

const OPTIONS: readonly FieldKind[] = ['paid-extra', 'consent', 'newsletter'];

/** Boxes that visitors tick themselves. */
export const untick: PatchKind = {
  kind: 'untick',
  answers: ['preselected-options'],
  draft({ page, facts }) {
    const boxes = facts.forms
      .flatMap(({ fields }) => fields)
      .filter(({ kind, control, checked }) => OPTIONS.includes(kind) && control === 'checkbox' && checked);
    const targets = targetsOf(
      page,
      boxes.map(({ evidence }) => evidence.node),
    );
    const operations = targets.map(
      (target): PatchOperation => ({
        operation: 'setAttribute',
        target,
        name: 'checked',
        before: '',
        value: null,
      }),
    );
    const count = operations.length;
    return count === 0 ? null : { summary: text.untick({ count }), operations };
  },
};
