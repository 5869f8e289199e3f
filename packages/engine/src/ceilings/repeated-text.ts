import { ramp } from '../checks/check.ts';
import { percent, quote } from '../checks/phrasing.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';

export const repeatedText = defineCeiling({
  id: 'repeated-text',
  title: 'The page repeats its text',
  measure:
    'Share of the body text that repeats earlier text: 12% takes nothing, 35% takes 20%, 65% takes 40%.',
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
