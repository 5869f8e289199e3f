import { ramp } from '../checks/check.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';
import { text } from './mixed-languages.text.ts';

export const mixedLanguages = defineCeiling(() => ({
  id: 'mixed-languages',
  title: text.title,
  measure: text.measure,
  needs: ['copy'],
  judge({ copy }) {
    const found = worse(copy, ({ foreignShare }) => foreignShare);
    if (found === null) return null;
    const evidence = found.fact.evidence.foreign;
    const example = evidence[0]?.text ?? null;
    return {
      severity: ramp(found.value, [0.1, 0], [0.35, 0.12], [0.9, 0.12]),
      reason: text.reason({ share: found.value, example }),
      evidence,
    };
  },
}));
