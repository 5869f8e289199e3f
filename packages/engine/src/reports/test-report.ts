import { byPlace } from '@liftmark/contract/places';
import type { ConversionReport, Finding, Place, Recommendation } from '@liftmark/contract/report';
import { planChanges, recommendationOf } from '../advise/advise.ts';
import { pageFacts } from '../checks/testing/test-facts.ts';
import { adviceFor } from '../findings/advised.ts';
import { evidenceAt, judgedCheck } from '../findings/testing/judged-check.ts';
import { kindOf } from '../score/findings.ts';

/** What a model suggested, and what it finds wrong for the page, on the first two recommendations. */
export function withModelNotes(report: ConversionReport): ConversionReport {
  const [first, second, ...others] = report.recommendations;
  if (!first || !second) throw new Error('Two recommendations are needed.');
  const notForThisPage = { model: 'gpt-5-mini', reason: 'Donors expect no price.' };
  const recommendations = [{ ...first, suggestedBy: 'gpt-5-mini' }, { ...second, notForThisPage }, ...others];
  return { ...report, recommendations };
}

/** How every surface says so. */
export const MODEL_NOTES = [
  'Suggested by gpt-5-mini',
  'Probably not for this page, says gpt-5-mini: Donors expect no price.',
];

interface Given {
  percent?: number;
  /** Score by check; null where not measured. */
  checks?: Record<string, number | null>;
  /** Text as the page might hold it, put wherever page text stands. */
  text?: string;
  report?: Partial<ConversionReport>;
}

/** A small report made by hand: each check below 0.75 has its recommendation. */
export function testReport(given: Given = {}): ConversionReport {
  const { percent = 72, checks = { 'main-headline': 0.2, 'text-size': 1 }, text = 'Boats' } = given;
  const facts = pageFacts();
  const judged = Object.entries(checks).flatMap(([id, score], index) =>
    score === null
      ? []
      : [
          judgedCheck({
            id,
            score,
            node: index,
            observed: `The page says ${text}.`,
            advice: {
              title: `Say more than ${text}`,
              copyExamples: [{ before: text, after: `${text} [for whom]` }],
            },
          }),
        ],
  );
  const findings = Object.entries(checks).map(([id, score], index) => finding(id, score, text, index));
  return {
    kind: 'conversion',
    url: 'https://harbor.example/',
    finalUrl: 'https://harbor.example/',
    title: text,
    mode: 'rendered',
    capturedAt: '2026-06-01T12:00:00.000Z',
    overall: { percent, grade: 'B-' },
    scores: {
      clarity: percent,
      urgency: 75,
      socialProof: null,
      offerStrength: 80,
      structure: 91,
      trustCredibility: 60,
    },
    coverage: { checks: findings.length, measured: judged.length, notApplicable: 0, notMeasured: 0 },
    scoreLines: findings.map(({ check, points }) => ({
      kind: 'check',
      of: check,
      category: 'clarity',
      points,
    })),
    findings,
    recommendations: planChanges({ facts, advised: adviceFor(judged, facts), diagnosed: [] }).map((change) =>
      recommendationOf(change, {}),
    ),
    summary: `The page headlined “${text}” is fair.`,
    categoryInsights: {
      clarity: text,
      urgency: text,
      socialProof: text,
      offerStrength: text,
      structure: text,
      trustCredibility: text,
    },
    actionPlan: [],
    pageType: { type: 'saas', confidence: 0.9, chosen: false },
    pageTypeInsights: [text],
    examplePageUrl: null,
    language: 'en',
    facts: { ...facts },
    sources: {},
    screenshots: {
      desktop: { file: 'desktop.jpg', mimeType: 'image/jpeg', width: 1350, height: 3000, scale: 1 },
      mobile: null,
    },
    viewports: { desktop: { width: 1350, height: 940 }, mobile: { width: 390, height: 844 } },
    rubricVersion: 'test',
    analyst: { kind: 'built-in', model: null },
    timings: { captureMs: 0, observeMs: 0, checkMs: 0, adviseMs: 0, totalMs: 0 },
    warnings: [text],
    ...given.report,
  };
}

/** The report with its recommendations in these places; what comes first answers a question and says why. */
export function withPlaces(report: ConversionReport, places: Record<string, Place>): ConversionReport {
  const placed = report.recommendations.map((item): Recommendation => {
    const place = places[item.id] ?? 'also';
    return place === 'first'
      ? { ...item, place, question: 'offer', reason: `Readers named ${item.id} first.` }
      : { ...item, place, question: null, reason: null };
  });
  const { first, also, housekeeping } = byPlace(placed);
  return { ...report, recommendations: [...first, ...also, ...housekeeping] };
}

/** The report as it was made before there were diagnoses. */
export function beforeDiagnoses(report: ConversionReport): ConversionReport {
  const recommendations = report.recommendations.map(
    ({ place: _place, question: _question, reason: _reason, ceilings: _ceilings, ...item }) => item,
  );
  return { ...report, recommendations };
}

function finding(check: string, score: number | null, text: string, node: number): Finding {
  return {
    check,
    category: 'clarity',
    title: `${check} in ${text}`,
    outcome: score === null ? 'notMeasured' : kindOf({ kind: 'measured', score, observed: '', evidence: [] }),
    score,
    weight: 5,
    points: score === null ? 0 : 5 * (1 - score),
    observed: `${check} saw ${text}`,
    evidence: score === null ? [] : [evidenceAt(node)],
    searched: [text],
    sources: [],
  };
}
