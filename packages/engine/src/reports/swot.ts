import type { Ceiling, ConversionReport, Finding, Recommendation } from '@liftmark/contract/report';
import { ceilingWords, notableCeilings } from '@liftmark/contract/score-words';
import type { Level, SwotReport } from '@liftmark/contract/swot';

const MAX_ENTRIES = 6;

/** Percent at most that a change of this kind is expected to move: no potential to speak of. */
const COSMETIC = 1;

/** Checks whose failure threatens the page from outside: law, platforms, trust once lost, errors of others. */
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
  'legal-links',
  'page-errors',
  'template-remnants',
  'preselected-options',
  'confirm-shaming',
  'largest-contentful-paint',
  'mobile-fit',
]);

/** Sorts the findings of a report into the four quadrants. Nothing stands there without a finding. */
export function swotReport(report: ConversionReport): SwotReport {
  const { recommendations } = report;
  const isThreat = ({ checks }: Recommendation) => checks.some((check) => THREATS.has(check));
  const inner = recommendations.filter((recommendation) => !isThreat(recommendation));
  return {
    kind: 'swot',
    url: report.finalUrl,
    title: report.title,
    strengths: strengthsOf(report.findings),
    weaknesses: [
      ...notableCeilings(report).map(heldDown),
      ...inner.filter(isGrave).map((item) => ({
        title: failureOf(report, item),
        description: item.observed,
        findings: item.checks,
        severity: levelOf(item),
        suggestion: sentence([item.title]),
      })),
    ].slice(0, MAX_ENTRIES),
    opportunities: inner
      .filter((item) => !isGrave(item))
      .slice(0, MAX_ENTRIES)
      .map((item) => ({
        title: item.title,
        description: `${item.observed} ${item.impact.text}`,
        findings: item.checks,
        potential: item.impact.high !== null && item.impact.high <= COSMETIC ? 'low' : levelOf(item),
        actionable: sentence(item.steps.slice(0, 2)),
      })),
    threats: recommendations
      .filter(isThreat)
      .slice(0, MAX_ENTRIES)
      .map((item) => ({
        title: failureOf(report, item),
        description: `${item.observed} ${item.why}`,
        findings: item.checks,
        risk: levelOf(item),
        mitigation: sentence([item.title]),
      })),
    rubricVersion: report.rubricVersion,
  };
}

/** What holds the whole score down is the weakness before all others. */
function heldDown(ceiling: Ceiling): SwotReport['weaknesses'][number] {
  return {
    title: ceiling.title,
    description: ceilingWords(ceiling),
    findings: [ceiling.id],
    severity: 'high',
    suggestion: 'Fix this first: it limits what everything else on the page can achieve.',
  };
}

/** What passed without lacking anything, on something that people see, and that no other finding faults. */
function strengthsOf(findings: readonly Finding[]): SwotReport['strengths'] {
  const faulted = new Set(
    findings
      .filter(({ outcome }) => outcome === 'fail' || outcome === 'partial')
      .flatMap(({ evidence }) => evidence.map(({ node }) => node)),
  );
  return findings
    .filter(({ outcome, score, evidence }) => outcome === 'pass' && score === 1 && evidence.length > 0)
    .filter(({ evidence }) => !evidence.some(({ node }) => faulted.has(node)))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_ENTRIES)
    .map(({ check, title, observed, weight }) => ({
      title,
      description: observed,
      findings: [check],
      impact: weight >= 8 ? 'high' : weight >= 5 ? 'medium' : 'low',
    }));
}

function isGrave({ type }: Recommendation): boolean {
  return type === 'critical' || type === 'improve';
}

/** By what the change is worth against its effort; what is critical is always high. */
function levelOf({ type, priority }: Recommendation): Level {
  if (type === 'critical' || priority >= 5) return 'high';
  return priority >= 2 ? 'medium' : 'low';
}

/** What is wrong, as the finding says it. */
function failureOf({ findings }: ConversionReport, { checks, title }: Recommendation): string {
  return findings.find(({ check }) => check === checks[0])?.title ?? title;
}

function sentence(parts: readonly string[]): string {
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}
