import type { PatchOperation } from '@liftmark/contract/patches';
import { rivalsOf } from '../../diagnoses/competing-actions/rivals.ts';
import type { Ask } from '../../facts/types/actions.ts';
import type { PageModel } from '../../page/page-model.ts';
import { filledButton, outlinedButton } from '../painted-button.ts';
import type { PatchKind } from '../patch-kind.ts';
import { text } from '../text.ts';

/** One of the buttons above the fold filled, and those that compete with it as outlines. */
export const mainButton: PatchKind = {
  kind: 'main-button',
  answers: ['competing-actions'],
  draft({ page, facts }) {
    const rivals = rivalsOf(facts);
    if (rivals === null) return null;
    const { all, lead } = rivals;
    const loud = all.filter((ask) => ask !== lead && ask.filled);
    const steps = [...(lead.filled ? [] : [filled(page, lead)]), ...loud.map((ask) => outlined(page, ask))];
    const operations = steps.flatMap((step) => step ?? []);
    // With one of them as loud as before, visitors still have to choose.
    if (operations.length === 0 || steps.includes(null)) return null;
    return {
      summary: text.mainButton({ label: lead.text, others: loud.map((ask) => ask.text) }),
      operations,
    };
  },
};

function filled(page: PageModel, ask: Ask): PatchOperation[] | null {
  const node = ask.shape === 'picture' ? null : page.main.at(ask.evidence.node);
  return (node && filledButton(page, node)?.operations) ?? null;
}

function outlined(page: PageModel, ask: Ask): PatchOperation[] | null {
  const node = ask.shape === 'picture' ? null : page.main.at(ask.evidence.node);
  return node && outlinedButton(page, node);
}
