import type { ConversionReport, Recommendation } from '@liftmark/contract/report';
import { standingSpan, standingWords } from '@liftmark/contract/score-words';
import type { SwotReport } from '@liftmark/contract/swot';
import { lowerFirst } from '../checks/shared/phrasing.ts';
import { isOrganization } from './organization.ts';
import { adviceOf, findingsOf, levelOf } from './swot-entries.ts';
import { text } from './threats.text.ts';

type Threat = SwotReport['threats'][number];
type Words = typeof text;
type Kind = 'competition' | 'expectation' | 'risk';

interface Rule {
  kind: Kind;
  words: Words[Exclude<keyof Words, 'standing' | 'description'>];
  /** Ids of diagnoses and checks that it follows from. */
  of: readonly string[];
  /** Whether the same is a weakness besides: the page's own lack, whatever others do. */
  isWeakness: boolean;
}

const RULES: readonly Rule[] = [
  { kind: 'competition', words: text.price, of: ['no-price', 'price-visibility'], isWeakness: true },
  {
    kind: 'competition',
    words: text.proof,
    of: ['no-proof', 'weak-proof', 'customer-proof'],
    isWeakness: true,
  },
  {
    kind: 'competition',
    words: text.wording,
    of: ['vague-headline', 'weak-benefits', 'headline-specificity', 'hype-words'],
    isWeakness: true,
  },
  {
    kind: 'expectation',
    words: text.mobile,
    of: ['broken-on-phone', 'mobile-fit', 'tap-targets'],
    isWeakness: true,
  },
  { kind: 'expectation', words: text.speed, of: ['largest-contentful-paint'], isWeakness: true },
  { kind: 'expectation', words: text.look, of: ['dated-look'], isWeakness: true },
  { kind: 'expectation', words: text.freshness, of: ['content-dates', 'expired'], isWeakness: false },
  { kind: 'risk', words: text.broken, of: ['expired-deadlines', 'broken-promise'], isWeakness: false },
  {
    kind: 'risk',
    words: text.reviews,
    of: ['testimonial-originality', 'review-provenance'],
    isWeakness: false,
  },
  {
    kind: 'risk',
    words: text.contradiction,
    of: ['contradictions', 'rating-consistency'],
    isWeakness: false,
  },
  {
    kind: 'risk',
    words: text.pressure,
    of: [
      'countdown-continuity',
      'stock-claim-consistency',
      'demand-claim-consistency',
      'reference-price-basis',
      'pressure-wording',
    ],
    isWeakness: false,
  },
  {
    kind: 'risk',
    words: text.terms,
    of: ['billing-terms', 'preselected-options', 'confirm-shaming'],
    isWeakness: false,
  },
  { kind: 'risk', words: text.claims, of: ['doubtful-claims', 'claim-sources'], isWeakness: false },
  { kind: 'risk', words: text.connection, of: ['secure-connection'], isWeakness: false },
];

/** Only where people pay do missing terms stop them; anywhere else they are housekeeping. */
const CHECKOUT: Rule = { kind: 'risk', words: text.checkout, of: ['legal-links'], isWeakness: true };

const KINDS: readonly Kind[] = ['competition', 'expectation', 'risk'];
const MAX_OF_KIND = 2;

/** A page that ranks below this share of its kind loses to what visitors see elsewhere. */
const BEHIND_MOST = 50;

/** Whether a problem comes from outside alone, so that it is no weakness besides. */
export function isThreatOnly(item: Recommendation): boolean {
  return ruleFor(item, RULES)?.isWeakness === false;
}

/**
 * What others, visitors' expectations and unsupported words can cost the page: two of each kind at most, each with what
 * was seen on the page.
 */
export function threatsOf(report: ConversionReport, recommendations: readonly Recommendation[]): Threat[] {
  const isBusiness = !isOrganization(report);
  const rules = report.pageType.type === 'checkout' ? [...RULES, CHECKOUT] : RULES;
  const items = report.pageType.type === 'checkout' ? report.recommendations : recommendations;
  const used = new Set<Rule>();
  const found = items.flatMap((item): { kind: Kind; threat: Threat }[] => {
    const rule = ruleFor(item, rules);
    if (rule === null || used.has(rule) || !isFelt(item, rule)) return [];
    used.add(rule);
    return [{ kind: rule.kind, threat: threatOf(item, rule, isBusiness) }];
  });
  const standing = standingThreat(report, recommendations[0], isBusiness);
  return KINDS.flatMap((kind) => {
    const of = found.filter((each) => each.kind === kind).map(({ threat }) => threat);
    return [...(kind === 'competition' ? standing : []), ...of].slice(0, MAX_OF_KIND);
  });
}

/** The first cause decides: a problem with several is what its worst cause is. */
function ruleFor({ checks: [worst], id }: Recommendation, rules: readonly Rule[]): Rule | null {
  return (
    rules.find(({ of }) => worst !== undefined && of.includes(worst)) ??
    rules.find(({ of }) => of.includes(id) && (worst === undefined || worst !== 'legal-links')) ??
    null
  );
}

/** A look that is merely plain, and a headline that is merely small, aren't held against what others show. */
function isFelt({ place, checks }: Recommendation, { words }: Rule): boolean {
  if (words === text.look) return place === 'first';
  return words !== text.wording || checks[0] !== 'main-headline' || checks.includes('headline-specificity');
}

function threatOf(item: Recommendation, { words }: Rule, isBusiness: boolean): Threat {
  return {
    title: words.title({ isBusiness }),
    description: text.description({ observed: item.observed, why: words.why({ isBusiness }) }),
    findings: findingsOf(item),
    risk: levelOf(item),
    mitigation: adviceOf(item),
  };
}

/** Most pages of the kind score higher, so visitors who compare find better ones. */
function standingThreat(
  { standing, overall }: ConversionReport,
  worst: Recommendation | undefined,
  isBusiness: boolean,
): Threat[] {
  if (!standing || worst === undefined) return [];
  const { high } = standingSpan(standing, overall.range);
  if (high >= BEHIND_MOST) return [];
  return [
    {
      title: text.standing.title,
      description: text.standing.description({ standing: standingWords(standing, overall), isBusiness }),
      findings: findingsOf(worst),
      risk: high < BEHIND_MOST / 2 ? 'high' : 'medium',
      mitigation: text.standing.mitigation({ advice: lowerFirst(adviceOf(worst)) }),
    },
  ];
}
