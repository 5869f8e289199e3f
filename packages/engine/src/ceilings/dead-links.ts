import { ramp } from '../checks/check.ts';
import { percent, quote } from '../checks/shared/phrasing.ts';
import type { Namesakes, PrimaryAction } from '../facts/types/actions.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';

const SHOWN = 6;

export const deadLinks = defineCeiling({
  id: 'dead-links',
  title: 'Buttons and links lead nowhere',
  measure:
    'Lowers the score by 20% if the main CTA or a button that stands out nearly as much leads nowhere, and by its share of that if only some of the links and buttons with its words do; by 15% if half of the links and buttons lead nowhere or are disabled, and by 30% if all of them do. Up to 10% doesn’t lower it. Together, these lower it by up to 40%.',
  needs: ['links', 'primaryAction'],
  judge({ links, primaryAction }) {
    const found = worse(links, ({ total, dead: lost }) => (total < 3 ? 0 : lost / total));
    const share = found?.value ?? 0;
    const many = ramp(share, [0.1, 0], [0.5, 0.15], [1, 0.3]);
    const next = primaryAction && deadNextStep(primaryAction);
    const main = 0.2 * (next?.share ?? 0);
    return {
      severity: Math.min(0.4, 1 - (1 - many) * (1 - main)),
      reason: next
        ? `${next.reason}${many > 0 ? `, and so do ${percent(share)} of all links and buttons` : ''}.`
        : `${percent(share)} of the links and buttons lead nowhere.`,
      evidence: [...(next?.dead.slice(0, SHOWN) ?? []), ...(found?.fact.evidence.slice(0, SHOWN) ?? [])],
    };
  },
});

/**
 * The main CTA, or the rival of it that is dead more often: a line of text above decides which of them is the main
 * one. Null where all of them lead somewhere.
 */
function deadNextStep({ text, namesakes, rivals }: PrimaryAction) {
  const steps = [{ text, namesakes, isMain: true }, ...rivals.map((rival) => ({ ...rival, isMain: false }))];
  const [first] = steps
    .flatMap((step) => {
      const most = worse(step.namesakes, ({ total, dead }) => dead.length / Math.max(1, total));
      return most === null || most.value === 0
        ? []
        : [{ share: most.value, dead: most.fact.dead, reason: reasonFor(step, most.fact) }];
    })
    .toSorted((a, b) => b.share - a.share);
  return first ?? null;
}

function reasonFor({ text, isMain }: { text: string; isMain: boolean }, { total, dead }: Namesakes): string {
  const name = quote(text, 40);
  if (dead.length === total) return `${isMain ? 'The main CTA' : 'The button'} ${name} leads nowhere`;
  return `${dead.length} of ${total} ${name} buttons ${dead.length === 1 ? 'leads' : 'lead'} nowhere`;
}
