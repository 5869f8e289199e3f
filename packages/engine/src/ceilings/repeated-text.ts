import { ramp } from '../checks/check.ts';
import { percent, quote } from '../checks/shared/phrasing.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';

export const repeatedText = defineCeiling({
  id: 'repeated-text',
  title: 'The page repeats the same text',
  measure:
    'Lowers the score by 20% if 35% of the body text repeats earlier text, and by 40% if 65% or more does. Up to 12% doesn’t lower it.',
  needs: ['copy'],
  judge({ copy }) {
    const found = worse(copy, ({ repeatedShare }) => repeatedShare);
    if (found === null) return null;
    const evidence = found.fact.evidence.repeated;
    const example = evidence[0] ? `, such as ${quote(evidence[0].text, 60)}` : '';
    return {
      severity: ramp(found.value, [0.12, 0], [0.35, 0.2], [0.65, 0.4]),
      reason: `${percent(found.value)} of the body text repeats earlier text${example}.`,
      evidence,
    };
  },
});
