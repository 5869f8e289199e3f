import type { PatchOperation } from '@liftmark/contract/patches';
import { scoredForm } from '../../checks/structure/scored-form.ts';
import type { Field, FieldKind } from '../../facts/types/forms.ts';
import type { PatchKind } from '../patch-kind.ts';
import { targetsOf } from '../targets.ts';
import { text } from '../text.ts';

/** The token of a field that asks for nothing narrower. */
const TOKENS: Partial<Record<FieldKind, string>> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  card: 'cc-number',
};
const ASKED: readonly FieldKind[] = ['name', 'email', 'phone', 'address', 'card'];

export const autocomplete: PatchKind = {
  kind: 'autocomplete',
  answers: ['autofill-tokens'],
  draft({ page, facts }) {
    const fields = (scoredForm(facts)?.fields ?? []).filter(isLacking);
    const operations = fields.flatMap((field): PatchOperation[] => {
      const value = field.purpose ?? TOKENS[field.kind];
      if (value === undefined) return [];
      const before = field.autocomplete;
      return targetsOf(page, [field.evidence.node]).map((target) => ({
        operation: 'setAttribute',
        target,
        name: 'autocomplete',
        before,
        value,
      }));
    });
    const count = operations.length;
    return count === 0 ? null : { summary: text.autocomplete({ count }), operations };
  },
};

function isLacking({ kind, counts, autocomplete: tokens }: Field): boolean {
  return counts && ASKED.includes(kind) && (tokens === null || tokens === 'off');
}
