import { copyLine } from '../../languages/copy/copy-for.ts';
import { defineCheck, measured, notApplicable, notMeasured, ramp } from '../check.ts';
import { unreadReason, unreadRegion } from '../doubt.ts';
import { pageName } from '../page-name.ts';
import { LEAD } from '../page-types.ts';
import { amount, quote } from '../phrasing.ts';

export const customerLogos = defineCheck({
  id: 'customer-logos',
  category: 'socialProof',
  title: { passes: 'Known customers are named', fails: 'Few or no customers are named' },
  why: 'In a recall study logos of well-known clients were remembered better than unknown ones, which gave nothing. It is recall and not conversion, so this counts little.',
  measure:
    'Marks of customers and clients named in cases, for offers to businesses: none scores 0.4, one 0.6, three or more 1. Payment and integration marks and certificates do not count. Not measured where the audience is unknown.',
  weight: 3,
  group: 'proof',
  pageTypes: [...LEAD, 'course', 'event'],
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['client-logos-high-profile', 'press-mentions-recall'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'hours', impact: 'proof' },
  needs: ['proof', 'audience', 'layout', 'headline'],

  evaluate({ proof: { customerLogos: logos, namedCases }, audience, layout }) {
    if (audience.kind === 'consumer') return notApplicable('The offer is for consumers.');
    if (audience.kind === 'unknown')
      return notMeasured('Whether the offer is for businesses could not be told.');
    if (logos.count === null) return notMeasured(logos.notMeasured ?? 'Customer logos could not be told.');
    const count = logos.count + (namedCases.count ?? 0);
    const region = unreadRegion(layout);
    if (count === 0 && region) return notMeasured(unreadReason(region, 'A customer’s mark'));
    return measured(
      ramp(count, [0, 0.4], [1, 0.6], [3, 1]),
      count === 0
        ? 'No customer is named or shown by a mark.'
        : `${amount(count, 'customer')} named or shown by a mark${count < 3 ? `; ${3 - count} more would make a row` : ''}.`,
      [...logos.evidence, ...namedCases.evidence].slice(0, 6),
      count === 0 ? { searched: ['rows of marks', 'cases', 'main content and footer'] } : {},
    );
  },

  recommend(_outcome, { proof: { customerLogos: logos, namedCases }, headline, document, language }) {
    const [first] = [...logos.evidence, ...namedCases.evidence];
    const below = headline ? quote(headline.text) : `the name of ${pageName(document)}`;
    return {
      title:
        first && first.text.trim() !== ''
          ? `Show two more customers beside ${quote(first.text, 40)}`
          : `Name three customers below ${below}`,
      steps: [
        'Choose the customers that your visitors know or resemble, and ask for permission in writing.',
        'Show three to six marks in one row, in one color, with the name as alternative text.',
        'Head the row with what they do with it, not with “Trusted by”.',
      ],
      copyExamples: [{ before: null, after: copyLine(language, 'logos') }],
      remedy: 'customer-logos',
    };
  },
});
