import { ramp } from '../checks/check.ts';
import { percent, quote } from '../checks/shared/phrasing.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';

const SHOWN = 6;

export const deadLinks = defineCeiling({
  id: 'dead-links',
  title: 'Buttons and links lead nowhere',
  measure:
    'Lowers the score by 20% if the main CTA leads nowhere; by 15% if half of the links and buttons lead nowhere or are disabled, and by 30% if all of them do. Up to 10% doesn’t lower it. Together, these lower it by up to 40%.',
  needs: ['links', 'primaryAction'],
  judge({ links, primaryAction }) {
    const found = worse(links, ({ total, dead: lost }) => (total < 3 ? 0 : lost / total));
    const share = found?.value ?? 0;
    const many = ramp(share, [0.1, 0], [0.5, 0.15], [1, 0.3]);
    const dead =
      primaryAction !== null &&
      (primaryAction.deadAddress !== null ||
        found?.fact.evidence.some(({ node }) => node === primaryAction.evidence.node) === true);
    const main = dead ? 0.2 : 0;
    const evidence = [
      ...(dead && primaryAction ? [primaryAction.evidence] : []),
      ...(found?.fact.evidence.slice(0, SHOWN) ?? []),
    ];
    return {
      severity: Math.min(0.4, 1 - (1 - many) * (1 - main)),
      reason:
        dead && primaryAction
          ? `The main CTA ${quote(primaryAction.text, 40)} leads nowhere${many > 0 ? `, and so do ${percent(share)} of all links and buttons` : ''}.`
          : `${percent(share)} of the links and buttons lead nowhere.`,
      evidence,
    };
  },
});
