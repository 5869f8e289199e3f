import type { Ceiling, ConversionReport, Finding, Recommendation } from '@liftmark/contract/report';
import { ceilingWords, notableCeilings } from '@liftmark/contract/score-words';
import type { Level, SwotReport } from '@liftmark/contract/swot';
import { text } from './swot.text.ts';

const MAX_ENTRIES = 6;

/** A change whose expected impact is at most this many percent has little potential. */
const COSMETIC = 1;

/** Checks whose failure is a threat from outside: law, platforms, lost trust, errors of third parties. */
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

/** Sorts the findings of a report into the four quadrants. Every entry points at a finding. */
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
      ...inner.filter(isSerious).map((item) => ({
        title: failureOf(report, item),
        description: item.observed,
        findings: item.checks,
        severity: levelOf(item),
        suggestion: sentence([item.title]),
      })),
    ].slice(0, MAX_ENTRIES),
    opportunities: inner
      .filter((item) => !isSerious(item))
      .slice(0, MAX_ENTRIES)
      .map((item) => ({
        title: item.title,
        description: text.opportunity({ observed: item.observed, impact: item.impact.text }),
        findings: item.checks,
        potential: item.impact.high !== null && item.impact.high <= COSMETIC ? 'low' : levelOf(item),
        actionable: sentence(item.steps.slice(0, 2)),
      })),
    threats: recommendations
      .filter(isThreat)
      .slice(0, MAX_ENTRIES)
      .map((item) => ({
        title: failureOf(report, item),
        description: text.threat({ observed: item.observed, why: item.why }),
        findings: item.checks,
        risk: levelOf(item),
        mitigation: sentence([item.title]),
      })),
    rubricVersion: report.rubricVersion,
  };
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

function isSerious({ type }: Recommendation): boolean {
  return type === 'critical' || type === 'improve';
}

/** By the priority of the change; a critical one is always high. */
function levelOf({ type, priority }: Recommendation): Level {
  if (type === 'critical' || priority >= 5) return 'high';
  return priority >= 2 ? 'medium' : 'low';
}

/** What is wrong, in the words of the finding. */
function failureOf({ findings }: ConversionReport, { checks, title }: Recommendation): string {
  return findings.find(({ check }) => check === checks[0])?.title ?? title;
}

function sentence(parts: readonly string[]): string {
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}
