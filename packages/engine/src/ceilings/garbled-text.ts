import { ramp } from '../checks/check.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';
import { text } from './garbled-text.text.ts';

export const garbledText = defineCeiling(() => ({
  id: 'garbled-text',
  title: text.title,
  measure: text.measure,
  needs: ['copy'],
  judge({ copy }) {
    const found = worse(copy, ({ garbledShare }) => garbledShare);
    if (found === null) return null;
    const evidence = found.fact.evidence.garbled;
    const example = evidence[0]?.text ?? null;
    return {
      severity: ramp(found.value, [0.12, 0], [0.3, 0.3], [0.65, 0.65], [1, 0.85]),
      reason: text.reason({ share: found.value, example }),
      evidence,
    };
  },
}));
