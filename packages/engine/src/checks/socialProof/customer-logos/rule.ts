import type { Evidence } from '@liftmark/contract/report';
import type { Proof } from '../../../facts/types/proof.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { pageName } from '../../shared/page-name.ts';
import { LEAD } from '../../shared/page-types.ts';
import { unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

/** Customers in a full row. */
const ROW = 3;

const SCALE = scale([0, 0.4], [1, 0.6], [ROW, 1]);
export const customerLogos = defineCheck(() => ({
  id: 'customer-logos',
  category: 'socialProof',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
  weight: 3,
  group: 'proof',
  pageTypes: [...LEAD, 'course', 'event'],
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['client-logos-high-profile', 'press-mentions-recall'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'hours', impact: 'proof' },
  needs: ['proof', 'audience', 'layout', 'headline'],

  evaluate({ proof, audience, layout }) {
    const { customerLogos: logos, namedCases } = proof;
    if (audience.kind === 'consumer') return notApplicable(text.notApplicable.consumers);
    if (audience.kind === 'unknown') return notMeasured(text.notMeasured.audience);
    if (logos.count === null) return notMeasured(logos.notMeasured ?? text.notMeasured.logos);
    const companies = speakingCompanies(proof);
    const count = logos.count + (namedCases.count ?? 0) + companies.length;
    const region = unreadRegion(layout);
    if (count === 0 && region) return notMeasured(unreadReason(region, text.unread));
    return measured(
      SCALE.at(count),
      count === 0
        ? text.observed.none
        : text.observed.some({
            count,
            companies: companies.map(({ name }) => name),
            missing: Math.max(0, ROW - count),
          }),
      [...logos.evidence, ...namedCases.evidence, ...companies.map(({ evidence }) => evidence)].slice(0, 6),
      count === 0 ? { searched: text.searched } : {},
    );
  },

  recommend(_outcome, { proof, headline, document, language }) {
    const { customerLogos: logos, namedCases } = proof;
    const names = [
      ...[...logos.evidence, ...namedCases.evidence].map((evidence) => evidence.text.trim()),
      ...speakingCompanies(proof).map(({ name }) => name),
    ].filter((name) => name !== '');
    const [first] = names;
    const { extend, start, steps } = text.advice;
    return {
      title: first
        ? extend.title({ named: names.length, first })
        : headline
          ? start.belowHeadline({ headline: headline.text })
          : start.onPage({ page: pageName(document) }),
      steps,
      copyExamples: [{ before: null, after: copyLine(language, 'logos') }],
      remedy: 'customer-logos',
    };
  },
}));

/** The companies whose people speak in testimonials, each once. */
function speakingCompanies({ testimonials }: Proof): { name: string; evidence: Evidence }[] {
  const companies = new Map<string, { name: string; evidence: Evidence }>();
  for (const { name, firm, evidence } of testimonials.items) {
    const key = firm?.toLowerCase();
    if (name !== null && firm !== null && key && !companies.has(key))
      companies.set(key, { name: firm, evidence });
  }
  return [...companies.values()];
}
