import { byPlace } from '@liftmark/contract/places';
import type { Ceiling, ConversionReport, Recommendation } from '@liftmark/contract/report';
import { ceilingWords, notableCeilings, standingWords } from '@liftmark/contract/score-words';
import type { Level, SwotReport } from '@liftmark/contract/swot';
import { lowerFirst } from '../checks/shared/phrasing.ts';
import { faultedBy } from '../diagnoses/faulted.ts';
import { text } from './swot.text.ts';

const MAX_ENTRIES = 6;
const MAX_STEPS = 2;

/** A change whose expected impact is at most this many percent has little potential. */
const COSMETIC = 1;

/**
 * Checks whose failure is a threat from outside: the law and rules against misleading people, lost trust, and what
 * people have come to expect from other pages.
 */
const THREATS: ReadonlySet<string> = new Set([
  'countdown-continuity',
  'expired-deadlines',
  'stock-claim-consistency',
  'demand-claim-consistency',
  'reference-price-basis',
  'rating-consistency',
  'review-provenance',
  'testimonial-originality',
  'billing-terms',
  'secure-connection',
  'preselected-options',
  'confirm-shaming',
  'largest-contentful-paint',
  'mobile-fit',
]);

/** A page that ranks below this share of its kind loses to what visitors see elsewhere. */
const BEHIND_MOST = 50;

/**
 * Sorts the findings of a report into the four quadrants. Every entry points at a finding. Housekeeping decides
 * nothing, so it has no place here.
 */
export function swotReport(report: ConversionReport): SwotReport {
  const { first, also } = byPlace(report.recommendations);
  const recommendations = [...first, ...also];
  const inner = recommendations.filter((item) => !isThreat(item));
  return {
    kind: 'swot',
    url: report.finalUrl,
    title: report.title,
    strengths: strengthsOf(report),
    weaknesses: [
      ...unanswered(report).map(heldDown),
      ...inner.filter(isSerious).map((item) => ({
        title: failureOf(report, item),
        description: item.observed,
        findings: findingsOf(item),
        severity: levelOf(item),
        suggestion: adviceOf(item),
      })),
    ].slice(0, MAX_ENTRIES),
    opportunities: inner
      .filter((item) => !isSerious(item))
      .slice(0, MAX_ENTRIES)
      .map((item) => ({
        title: item.title,
        description: text.opportunity({ observed: item.observed, impact: item.impact.text }),
        findings: findingsOf(item),
        potential: item.impact.high !== null && item.impact.high <= COSMETIC ? 'low' : levelOf(item),
        actionable: sentence(item.steps.slice(0, MAX_STEPS)),
      })),
    threats: [
      ...recommendations.filter(isThreat).map((item) => ({
        title: failureOf(report, item),
        description: text.threat({ observed: item.observed, why: item.why }),
        findings: findingsOf(item),
        risk: levelOf(item),
        mitigation: adviceOf(item),
      })),
      ...competitionOf(report, recommendations[0]),
    ].slice(0, MAX_ENTRIES),
    rubricVersion: report.rubricVersion,
  };
}

/** By what costs the most: a problem with several causes is what its worst cause is. */
function isThreat({ checks: [worst] }: Recommendation): boolean {
  return worst !== undefined && THREATS.has(worst);
}

/** Most pages of the kind score higher, so visitors who compare find better ones. */
function competitionOf(
  { standing }: ConversionReport,
  worst: Recommendation | undefined,
): SwotReport['threats'] {
  if (!standing || standing.higherThan >= BEHIND_MOST || worst === undefined) return [];
  return [
    {
      title: text.competition.title,
      description: text.competition.description({ standing: standingWords(standing) }),
      findings: findingsOf(worst),
      risk: standing.higherThan < BEHIND_MOST / 2 ? 'high' : 'medium',
      mitigation: text.competition.mitigation({ advice: lowerFirst(adviceOf(worst)) }),
    },
  ];
}

/** The ceilings that no recommendation would lift. */
function unanswered(report: ConversionReport): Ceiling[] {
  const answered = new Set(report.recommendations.flatMap(({ ceilings = [] }) => ceilings));
  return notableCeilings(report).filter(({ id }) => !answered.has(id));
}

/** A ceiling limits the whole score, so it is the first weakness. */
function heldDown(ceiling: Ceiling): SwotReport['weaknesses'][number] {
  return {
    title: ceiling.title,
    description: ceilingWords(ceiling),
    findings: [ceiling.id],
    severity: 'high',
    suggestion: text.fixFirst,
  };
}

/** What passed in full, is visible on the page, and has no other finding against it. */
function strengthsOf({
  findings,
  recommendations,
}: Pick<ConversionReport, 'findings' | 'recommendations'>): SwotReport['strengths'] {
  const isFaulted = faultedBy(recommendations);
  const faulted = new Set(
    findings
      .filter(({ outcome }) => outcome === 'fail' || outcome === 'partial')
      .flatMap(({ evidence }) => evidence.map(({ node }) => node)),
  );
  return findings
    .filter(({ outcome, score, evidence }) => outcome === 'pass' && score === 1 && evidence.length > 0)
    .filter((finding) => !isFaulted(finding) && !finding.evidence.some(({ node }) => faulted.has(node)))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_ENTRIES)
    .map(({ check, title, observed, weight }) => ({
      title,
      description: observed,
      findings: [check],
      impact: weight >= 8 ? 'high' : weight >= 5 ? 'medium' : 'low',
    }));
}

/** What visitors run into is serious, however little it costs. */
function isSerious({ type, place }: Recommendation): boolean {
  return type === 'critical' || type === 'improve' || place === 'first';
}

/** By the gain for the effort, or by severity where a diagnosis says it; a critical one is always high. */
function levelOf({ type, priority, place, question }: Recommendation): Level {
  if (type === 'critical') return 'high';
  if (question != null) {
    if (place === 'first') return type === 'improve' ? 'high' : 'medium';
    return type === 'improve' ? 'medium' : 'low';
  }
  if (priority >= 5) return 'high';
  return priority >= 2 ? 'medium' : 'low';
}

/** Ids of its checks, or of what else speaks of it. */
function findingsOf({ checks, ceilings = [], id }: Recommendation): string[] {
  if (checks.length > 0) return checks;
  return ceilings.length > 0 ? ceilings : [id];
}

/** What is wrong, in the words of the finding or the ceiling. */
function failureOf({ findings, ceilings = [] }: ConversionReport, item: Recommendation): string {
  const [worst] = findingsOf(item);
  const failed = findings.find(({ check }) => check === worst) ?? ceilings.find(({ id }) => id === worst);
  return failed?.title ?? item.title;
}

/** The title of a finding's advice is an instruction; that of a diagnosis can be what is wrong. */
function adviceOf({ title, steps, question }: Recommendation): string {
  return sentence(question == null || steps.length === 0 ? [title] : steps.slice(0, MAX_STEPS));
}

function sentence(parts: readonly string[]): string {
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}
