import { ramp } from '../checks/check.ts';
import { percent, quote } from '../checks/shared/phrasing.ts';
import type { PrimaryAction } from '../facts/types/actions.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';

const SHOWN = 6;

export const deadLinks = defineCeiling({
  id: 'dead-links',
  title: 'Buttons and links lead nowhere',
  measure:
    'Lowers the score by 20% if the main CTA leads nowhere, and by its share of that if only some of the links and buttons with its words do; by 15% if half of the links and buttons lead nowhere or are disabled, and by 30% if all of them do. Up to 10% doesn’t lower it. Together, these lower it by up to 40%.',
  needs: ['links', 'primaryAction'],
  judge({ links, primaryAction }) {
    const found = worse(links, ({ total, dead: lost }) => (total < 3 ? 0 : lost / total));
    const share = found?.value ?? 0;
    const many = ramp(share, [0.1, 0], [0.5, 0.15], [1, 0.3]);
    const named = primaryAction && worse(primaryAction.namesakes, shareOfDead);
    const dead = named?.fact.dead ?? [];
    const main = 0.2 * (named?.value ?? 0);
    return {
      severity: Math.min(0.4, 1 - (1 - many) * (1 - main)),
      reason:
        primaryAction && named && dead.length > 0
          ? `${mainReason(primaryAction.text, named.fact)}${many > 0 ? `, and so do ${percent(share)} of all links and buttons` : ''}.`
          : `${percent(share)} of the links and buttons lead nowhere.`,
      evidence: [...dead.slice(0, SHOWN), ...(found?.fact.evidence.slice(0, SHOWN) ?? [])],
    };
  },
});

type Namesakes = NonNullable<PrimaryAction['namesakes']['desktop']>;

function shareOfDead({ total, dead }: Namesakes): number {
  return dead.length / Math.max(1, total);
}

function mainReason(text: string, { total, dead }: Namesakes): string {
  const name = quote(text, 40);
  if (dead.length === total) return `The main CTA ${name} leads nowhere`;
  return `${dead.length} of ${total} ${name} buttons ${dead.length === 1 ? 'leads' : 'lead'} nowhere`;
}
