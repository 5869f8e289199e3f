import { byPlace } from '@liftmark/contract/places';
import type { Ceiling, ConversionReport, Recommendation } from '@liftmark/contract/report';
import { ceilingWords, notableCeilings } from '@liftmark/contract/score-words';
import { modelNotes } from '@liftmark/contract/suggestion-words';
import type { SwotReport } from '@liftmark/contract/swot';
import { inLanguageOf, reportLanguage } from '@liftmark/contract/translated';
import { faultedBy } from '../diagnoses/faulted.ts';
import { text } from './swot.text.ts';
import { adviceOf, findingsOf, levelOf, sentence } from './swot-entries.ts';
import { isThreatOnly, threatsOf } from './threats.ts';

const MAX_ENTRIES = 6;
const MAX_STEPS = 2;

/** A change whose expected impact is at most this many percent has little potential. */
const COSMETIC = 1;

/**
 * Sorts the findings of a report into the four quadrants. Every entry points at a finding. Housekeeping decides
 * nothing, so it has no place here.
 */
export function swotReport(report: ConversionReport): SwotReport {
  return inLanguageOf(report, () => quadrantsOf(report));
}

function quadrantsOf(report: ConversionReport): SwotReport {
  const { first, also } = byPlace(report.recommendations);
  const recommendations = [...first, ...also];
  const inner = recommendations.filter((item) => !isThreatOnly(item));
  return {
    kind: 'swot',
    url: report.finalUrl,
    title: report.title,
    strengths: strengthsOf(report),
    weaknesses: [
      ...unanswered(report).map(heldDown),
      ...inner.filter(isSerious).map((item) => ({
        title: failureOf(report, item),
        description: describedBy(item),
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
        description: text.opportunity({ observed: describedBy(item), impact: item.impact.text }),
        findings: findingsOf(item),
        potential: item.impact.high !== null && item.impact.high <= COSMETIC ? 'low' : levelOf(item),
        actionable: sentence(item.steps.slice(0, MAX_STEPS)),
      })),
    threats: threatsOf(report, recommendations),
    ...(report.rewrites && { rewrites: report.rewrites }),
    writtenIn: reportLanguage(),
    rubricVersion: report.rubricVersion,
  };
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
  ceilings = [],
}: Pick<ConversionReport, 'findings' | 'recommendations' | 'ceilings'>): SwotReport['strengths'] {
  const isFaulted = faultedBy(recommendations, ceilings);
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

/** What was seen, and by which language model. */
function describedBy(item: Recommendation): string {
  return sentence([...modelNotes(item), item.observed]);
}

/** What visitors run into is serious, however little it costs. */
function isSerious({ type, place }: Recommendation): boolean {
  return type === 'critical' || type === 'improve' || place === 'first';
}

/** What is wrong, in the words of the finding or the ceiling. */
function failureOf({ findings, ceilings = [] }: ConversionReport, item: Recommendation): string {
  const [worst] = findingsOf(item);
  const failed = findings.find(({ check }) => check === worst) ?? ceilings.find(({ id }) => id === worst);
  return failed?.title ?? item.title;
}
