import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Evidence, Proof } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured, ramp } from '../../check.ts';
import { unreadReason, unreadRegion } from '../../doubt.ts';
import { pageName } from '../../page-name.ts';
import { LEAD } from '../../page-types.ts';
import { amount, list, quote } from '../../phrasing.ts';

/** So many marks make a row. */
const ROW = 3;

export const customerLogos = defineCheck({
  id: 'customer-logos',
  category: 'socialProof',
  title: { passes: 'Known customers are named', fails: 'Few or no customers are named' },
  why: 'In a recall study logos of well-known clients were remembered better than unknown ones, which gave nothing. It is recall and not conversion, so this counts little.',
  measure:
    'Marks of customers, clients named in cases, and firms named below testimonials, for offers to businesses: none scores 0.4, one 0.6, three or more 1. Payment and integration marks and certificates do not count. Not measured where the audience is unknown.',
  weight: 3,
  group: 'proof',
  pageTypes: [...LEAD, 'course', 'event'],
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['client-logos-high-profile', 'press-mentions-recall'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'hours', impact: 'proof' },
  needs: ['proof', 'audience', 'layout', 'headline'],

  evaluate({ proof, audience, layout }) {
    const { customerLogos: logos, namedCases } = proof;
    if (audience.kind === 'consumer') return notApplicable('The offer is for consumers.');
    if (audience.kind === 'unknown')
      return notMeasured(
        'Only offers to businesses need names or logos of customers, and whether this is one could not be told.',
      );
    if (logos.count === null) return notMeasured(logos.notMeasured ?? 'Customer logos could not be told.');
    const firms = speakingFirms(proof);
    const count = logos.count + (namedCases.count ?? 0) + firms.length;
    const region = unreadRegion(layout);
    if (count === 0 && region) return notMeasured(unreadReason(region, 'A customer’s mark'));
    return measured(
      ramp(count, [0, 0.4], [1, 0.6], [ROW, 1]),
      count === 0
        ? 'No customer is named or shown by a mark.'
        : `${amount(count, 'customer')} named or shown by a mark${firms.length > 0 ? `, ${firms.length === count ? '' : `${firms.length} of them `}below a testimonial: ${list(firms.map(({ name }) => quote(name, 40)))}` : ''}${count < ROW ? `; ${ROW - count} more would make a row` : ''}.`,
      [...logos.evidence, ...namedCases.evidence, ...firms.map(({ evidence }) => evidence)].slice(0, 6),
      count === 0
        ? { searched: ['rows of marks', 'cases', 'firms below testimonials', 'main content and footer'] }
        : {},
    );
  },

  recommend(_outcome, { proof, headline, document, language }) {
    const { customerLogos: logos, namedCases } = proof;
    const names = [
      ...[...logos.evidence, ...namedCases.evidence].map(({ text }) => text.trim()),
      ...speakingFirms(proof).map(({ name }) => name),
    ].filter((name) => name !== '');
    const [first] = names;
    const more = names.length === 1 ? 'two more customers' : 'one more customer';
    const below = headline ? quote(headline.text) : `the name of ${pageName(document)}`;
    return {
      title: first ? `Show ${more} beside ${quote(first, 40)}` : `Name three customers below ${below}`,
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

/** The firms whose people speak in testimonials, each once. */
function speakingFirms({ testimonials }: Proof): { name: string; evidence: Evidence }[] {
  const firms = new Map<string, { name: string; evidence: Evidence }>();
  for (const { name, firm, evidence } of testimonials.items) {
    const key = firm?.toLowerCase();
    if (name !== null && firm !== null && key && !firms.has(key)) firms.set(key, { name: firm, evidence });
  }
  return [...firms.values()];
}
