import { ramp } from '../checks/check.ts';
import { amount, percent, quote } from '../checks/phrasing.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';

export const fillerText = defineCeiling({
  id: 'filler-text',
  title: 'The text is placeholder text',
  measure:
    'Lowers the score by 5% if 2% of the body text is filler such as “lorem ipsum”, by 35% if 20% is, and by 65% if 60% or more is. For leftover template placeholders, lowers it by 10% if there’s one, by 22% if there are three, and by 35% if there are six or more. The larger of the two counts.',
  needs: ['copy', 'content'],
  judge({ copy, content }) {
    const filler = worse(copy, ({ letters, fillerShare }) => (letters < 80 ? 0 : fillerShare));
    const share = filler?.value ?? 0;
    const left = content.templateRemnants.length;
    const severity = Math.max(
      ramp(share, [0.005, 0], [0.02, 0.05], [0.2, 0.35], [0.6, 0.65]),
      ramp(left, [0, 0], [1, 0.1], [3, 0.22], [6, 0.35]),
    );
    const evidence =
      share > 0 && filler !== null
        ? filler.fact.evidence.filler
        : content.templateRemnants.map((one) => one.evidence);
    const example = evidence[0] ? `, such as ${quote(evidence[0].text, 60)}` : '';
    return {
      severity,
      reason:
        share >= 0.02
          ? `${percent(share)} of the body text is filler${example}.`
          : `${amount(left, 'template placeholder')} ${left === 1 ? 'was' : 'were'} left in${example}.`,
      evidence,
    };
  },
});
