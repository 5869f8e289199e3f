import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import { ramp } from '../../checks/check.ts';
import { pageName } from '../../checks/shared/page-name.ts';
import { takesMessages } from '../../checks/shared/page-types.ts';
import { unreadRegion } from '../../checks/shared/uncertainty.ts';
import type { FormFact } from '../../facts/types/forms.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import {
  defineDiagnosis,
  distinctNodes,
  type Found,
  ledByCheck,
  type Problem,
  severityOfChecks,
} from '../diagnosis.ts';
import { bareEntriesOf } from './bare-entries.ts';
import { text } from './text.ts';

/** Pages whose visitors were told elsewhere what they get. */
const TOLD: readonly PageType[] = ['checkout', 'article', 'ecommerce-category', 'ecommerce-product'];
/** Forms that ask for something before the page has said what it’s for. */
const ASKING: readonly FormFact['purpose'][] = ['signup', 'lead', 'booking', 'contact', 'signin', 'checkout'];
const LEAST_FIELDS = 2;
/** Fewer words of copy beside a form say hardly anything about what it’s for. */
const FEW_WORDS = 60;

/** Where little text is enough. */
const BRIEF: readonly PageType[] = ['article', 'signup'];
/** Fewer words of copy on the whole page leave the questions of visitors open, and how serious that is. */
const SPARSE = { usual: 80, listed: 60, told: 40 };
/** Pages whose lists say most of it. */
const LISTED: readonly PageType[] = ['pricing', 'portfolio'];
/** A page of more words says something, if only in labels and tables. */
const MOST_WORDS = 200;
const OF_SPARSE: Parameters<typeof ramp>[1][] = [
  [40, 1.8],
  [SPARSE.usual, 1.2],
];

const SEVERITY = { form: 2.2, bare: 1.9, halfBare: 1.4 };
/** Words for each entry, from which on some have a sentence. */
const HARDLY_ANY = 3;
/** Missing facts cost less than an offer that isn’t explained at all. */
const OF_CHECKS = 0.85;
/** One of several facts, such as the check-in times, is missing on many good pages. */
const WORTH_SAYING = 0.75;

type Facts = Pick<
  PageFacts,
  | 'offer'
  | 'content'
  | 'pageType'
  | 'forms'
  | 'headline'
  | 'document'
  | 'product'
  | 'layout'
  | 'primaryAction'
>;

export const offerUnexplained = defineDiagnosis(() => ({
  id: 'offer-unexplained',
  question: 'offer',
  category: 'offerStrength',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['product-facts', 'offer-contents', 'gift-purpose'],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['product-information-20-percent-failures', 'concise-scannable-objective-copy'],
  needs: ['offer', 'content', 'forms', 'headline', 'product', 'layout', 'primaryAction'],
  judge(facts, found) {
    return formFirst(facts) ?? missingFacts(facts, found) ?? sparse(facts) ?? bare(facts);
  },
}));

/** A form with next to nothing around it. */
function formFirst(facts: Facts): Problem | null {
  const { forms, content, pageType, headline, offer } = facts;
  if (TOLD.includes(judgedPageType(pageType)) || takesMessages(facts)) return null;
  const form = forms.find(
    ({ purpose, visibleFieldCount, primary, aboveFold: { desktop, mobile } }) =>
      ASKING.includes(purpose) &&
      visibleFieldCount >= LEAST_FIELDS &&
      (primary || desktop === true || mobile === true),
  );
  const { ownCopyWords: words } = content;
  if (form === undefined || words >= FEW_WORDS || offer.prices.length > 0) return null;
  const named = form.fields.flatMap(({ label }) => (label === null || label.trim() === '' ? [] : [label]));
  const labels = [...new Set(named)];
  const about = { headline: headline?.text ?? null, words, fields: form.visibleFieldCount, labels };
  return {
    severity: SEVERITY.form,
    confidence: 0.9,
    title: text.form.title(about),
    observed: text.form.observed(about),
    evidence: distinctNodes([form.evidence, ...(headline ? [headline.evidence] : [])]),
    steps: text.form.steps(about),
  };
}

function bare(facts: Facts): Problem | null {
  const entries = bareEntriesOf(facts);
  if (entries === null) return null;
  const { kind, wordsEach, evidence } = entries;
  return {
    severity: wordsEach <= HARDLY_ANY ? SEVERITY.bare : SEVERITY.halfBare,
    confidence: 0.85,
    // A name alone says something: "Haircut, 30 minutes".
    slight: true,
    title: text.bare.title(entries),
    observed: text.bare.observed(entries),
    evidence: distinctNodes(evidence),
    steps: text.bare.steps[kind](entries),
  };
}

function sparse(facts: Facts): Problem | null {
  const { content, document, headline, layout, pageType, primaryAction } = facts;
  const { ownCopyWords: words, wordCount } = content;
  const type = judgedPageType(pageType);
  const isBrief = BRIEF.includes(type) || document.legalText || takesMessages(facts);
  const enough = SPARSE[TOLD.includes(type) ? 'told' : LISTED.includes(type) ? 'listed' : 'usual'];
  if (words >= enough || wordCount > MOST_WORDS || isBrief || unreadRegion(layout) !== null) return null;
  const said = { page: pageName(document), words };
  const places = [headline, primaryAction].flatMap((place) => (place ? [place.evidence] : []));
  return {
    severity: ramp(words, ...OF_SPARSE),
    confidence: 0.9,
    // It may offer nothing.
    slight: pageType.alternatives.includes('other'),
    echoes: ['thin-content'],
    title: text.sparse.title(said),
    observed: text.sparse.observed(said),
    evidence: distinctNodes(places),
    steps: text.sparse.steps,
  };
}

/** Facts without which visitors don’t know what they get; the others are often found in passing or elsewhere. */
const CORE: Partial<Record<PageType, readonly string[]>> = {
  service: ['services'],
  hospitality: ['place', 'menu or rooms'],
  event: ['place', 'program'],
  course: ['length', 'syllabus'],
  app: ['features'],
  'ecommerce-product': ['description', 'attributes'],
};

function missingFacts({ product, pageType }: Facts, found: Found): Problem | null {
  const core = CORE[pageType.type] ?? [];
  const isCore = product.facts.some(({ name, found: isFound }) => !isFound && core.includes(name));
  const checks = found.checks.filter(({ judged }) => isCore || judged.check.id !== 'product-facts');
  const severity = OF_CHECKS * severityOfChecks({ ...found, checks });
  const problem = severity < WORTH_SAYING ? null : ledByCheck({ ...found, checks }, severity);
  // Which facts customers miss depends on more than the page’s type.
  return problem && { ...problem, slight: checks[0]?.judged.check.id !== 'offer-contents' };
}
