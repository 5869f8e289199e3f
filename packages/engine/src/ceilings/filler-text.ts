import { ramp } from '../checks/check.ts';
import { amount, percent, quote } from '../checks/shared/phrasing.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';

export const fillerText = defineCeiling({
  id: 'filler-text',
  title: 'The page contains placeholder text',
  measure:
    'Lowers the score by 5% if 2% of the body text is filler such as “lorem ipsum”, by 35% if 20% is, by 65% if 60% is, and by 85% if all of it is. For leftover template placeholders, lowers it by 15% if there’s one, by 28% if there are three different ones, and by 40% if there are six or more; placeholder contact details don’t count. The larger of the two counts.',
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
    const example = evidence[0] ? `, such as ${quote(evidence[0].text, 60)}` : '';
    return {
      severity,
      reason:
        share >= 0.02
          ? `${percent(share)} of the body text is filler${example}.`
          : `${amount(remnants.length, 'template placeholder')} ${remnants.length === 1 ? 'was' : 'were'} left in${example}.`,
      evidence,
    };
  },
});
