import { ramp } from '../checks/check.ts';
import { percent, quote } from '../checks/shared/phrasing.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';

export const mixedLanguages = defineCeiling({
  id: 'mixed-languages',
  title: 'The text mixes languages',
  measure:
    'Lowers the score by 12% if 35% or more of the headings and body text is in a different language from the page. Up to 10% doesn’t lower it.',
  needs: ['copy'],
  judge({ copy }) {
    const found = worse(copy, ({ foreignShare }) => foreignShare);
    if (found === null) return null;
    const evidence = found.fact.evidence.foreign;
    const example = evidence[0] ? `, such as ${quote(evidence[0].text, 60)}` : '';
    return {
      severity: ramp(found.value, [0.1, 0], [0.35, 0.12], [0.9, 0.12]),
      reason: `${percent(found.value)} of the text is in a different language than the rest${example}.`,
      evidence,
    };
  },
});
