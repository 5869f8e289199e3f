import type { PatchOperation } from '@liftmark/contract/patches';
import { isCall } from '../../diagnoses/asks.ts';
import { rivalsOf } from '../../diagnoses/competing-actions/rivals.ts';
import type { Ask } from '../../facts/types/actions.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import { filledButton, outlinedButton, swappedButtons } from '../painted-button.ts';
import type { PatchKind } from '../patch-kind.ts';
import { text } from '../text.ts';

/** More that look the same are tiles to choose from. */
const MOST = 3;

/** One of the buttons above the fold filled, and those that compete with it as outlines. */
export const mainButton: PatchKind = {
  kind: 'main-button',
  answers: ['competing-actions'],
  draft({ page, facts }) {
    const rivals = rivalsOf(facts);
    if (rivals === null || !isCall(rivals.lead) || rivals.all.length > MOST) return null;
    const { all, lead } = rivals;
    const keys = new Set(all.flatMap((ask) => (ask === lead ? [] : [ask.key])));
    // One in each of several cards, they stay alike.
    const loud = facts.asks.filter((ask) => keys.has(ask.key) && ask.buttonLike && ask.filled);
    const operations = rivals.kind === 'louder' ? swapped(page, lead, loud) : repainted(page, lead, loud);
    if (operations === null || operations.length === 0) return null;
    const others = [...new Set(loud.map((ask) => ask.text))];
    return { summary: text.mainButton({ label: lead.text, others }), operations };
  },
};

function swapped(page: PageModel, lead: Ask, [loud]: readonly Ask[]): PatchOperation[] | null {
  const [one, other] = [buttonOf(page, lead), loud ? buttonOf(page, loud) : null];
  return one && other && swappedButtons(page, one, other);
}

/** Null where one of them can't be repainted: visitors would still have to choose. */
function repainted(page: PageModel, lead: Ask, loud: readonly Ask[]): PatchOperation[] | null {
  const node = buttonOf(page, lead);
  const filled = lead.filled ? [] : node && filledButton(page, node)?.operations;
  const outlined = loud.map((ask) => {
    const at = buttonOf(page, ask);
    return at && outlinedButton(page, at);
  });
  const steps = [filled ?? null, ...outlined];
  return steps.includes(null) ? null : steps.flatMap((step) => step ?? []);
}

function buttonOf(page: PageModel, { shape, evidence }: Ask): PageNode | null {
  return shape === 'picture' ? null : page.main.at(evidence.node);
}
