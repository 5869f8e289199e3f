import { ramp } from '../checks/check.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';
import { text } from './repeated-text.text.ts';

export const repeatedText = defineCeiling(() => ({
  id: 'repeated-text',
  title: text.title,
  measure: text.measure,
  needs: ['copy'],
  judge({ copy }) {
    const found = worse(copy, ({ repeatedShare }) => repeatedShare);
    if (found === null) return null;
    const evidence = found.fact.evidence.repeated;
    const example = evidence[0]?.text ?? null;
    return {
      severity: ramp(found.value, [0.12, 0], [0.35, 0.2], [0.65, 0.4]),
      reason: text.reason({ share: found.value, example }),
      evidence,
    };
  },
}));
