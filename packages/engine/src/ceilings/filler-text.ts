import { ramp } from '../checks/check.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';
import { text } from './filler-text.text.ts';

export const fillerText = defineCeiling(() => ({
  id: 'filler-text',
  title: text.title,
  measure: text.measure,
  needs: ['copy', 'content'],
  judge({ copy, content }) {
    const filler = worse(copy, ({ letters, fillerShare }) => (letters < 80 ? 0 : fillerShare));
    const share = filler?.value ?? 0;
    const remnants = content.templateRemnants.filter(({ contact }) => contact !== true);
    // One string that failed to fill in shows up wherever the template uses it.
    const left = new Set(remnants.map(({ evidence }) => evidence.text.trim().toLowerCase())).size;
    const severity = Math.max(
      ramp(share, [0.005, 0], [0.02, 0.05], [0.2, 0.35], [0.6, 0.65], [1, 0.85]),
      ramp(left, [0, 0], [1, 0.15], [3, 0.28], [6, 0.4]),
    );
    const evidence =
      share > 0 && filler !== null ? filler.fact.evidence.filler : remnants.map((one) => one.evidence);
    const example = evidence[0]?.text ?? null;
    return {
      severity,
      reason:
        share >= 0.02
          ? text.reason.filler({ share, example })
          : text.reason.placeholders({ count: remnants.length, example }),
      evidence,
    };
  },
}));
