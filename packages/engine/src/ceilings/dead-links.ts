import { ramp } from '../checks/check.ts';
import type { Namesakes, PrimaryAction } from '../facts/types/actions.ts';
import { defineCeiling } from './ceiling.ts';
import { text } from './dead-links.text.ts';
import { worse } from './devices.ts';

const SHOWN = 6;

export const deadLinks = defineCeiling(() => ({
  id: 'dead-links',
  title: text.title,
  measure: text.measure,
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
        ? text[many > 0 ? 'withOthers' : 'alone']({ reason: next.reason, share })
        : text.reason.many({ share }),
      evidence: [...(next?.dead.slice(0, SHOWN) ?? []), ...(found?.fact.evidence.slice(0, SHOWN) ?? [])],
    };
  },
}));

/**
 * The main CTA, or the rival of it that is dead more often: a line of text above decides which of them is the main
 * one. Null where all of them lead somewhere.
 */
function deadNextStep({ text: label, namesakes, rivals }: PrimaryAction) {
  const steps = [
    { label, namesakes, isMain: true },
    ...rivals.map((rival) => ({ label: rival.text, namesakes: rival.namesakes, isMain: false })),
  ];
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

function reasonFor(
  { label, isMain }: { label: string; isMain: boolean },
  { total, dead }: Namesakes,
): string {
  return dead.length === total
    ? text.reason[isMain ? 'main' : 'rival']({ label })
    : text.reason.some({ label, dead: dead.length, total });
}
