import { ramp } from '../checks/check.ts';
import { percent, quote } from '../checks/shared/phrasing.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';

export const garbledText = defineCeiling({
  id: 'garbled-text',
  title: 'The text can’t be read',
  measure:
    'Lowers the score by 30% if 30% of the headings and body text is scrambled or in the wrong encoding, by 65% if 65% is, and by 85% if all of it is. Up to 12% doesn’t lower it.',
  needs: ['copy'],
  judge({ copy }) {
    const found = worse(copy, ({ garbledShare }) => garbledShare);
    if (found === null) return null;
    const evidence = found.fact.evidence.garbled;
    const example = evidence[0] ? `, such as ${quote(evidence[0].text, 60)}` : '';
    return {
      severity: ramp(found.value, [0.12, 0], [0.3, 0.3], [0.65, 0.65], [1, 0.85]),
      reason: `${percent(found.value)} of the text can’t be read${example}.`,
      evidence,
    };
  },
});
