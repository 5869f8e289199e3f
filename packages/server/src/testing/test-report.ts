import type { ConversionReport, Finding, Recommendation } from '@liftmark/contract/report';
import { pageFacts } from '@liftmark/engine/checks/testing/test-facts';

/** A small report as the engine makes them: four recommendations, so that two of them can be locked. */
export function testReport(url: string): ConversionReport {
  const scores = {
    clarity: 80,
    urgency: 70,
    socialProof: 60,
    offerStrength: 75,
    structure: 65,
    trustCredibility: 70,
  };
  return {
    kind: 'conversion',
    url,
    finalUrl: url,
    title: 'Kettles that whistle',
    mode: 'rendered',
    capturedAt: '2026-01-02T03:04:05.000Z',
    overall: { percent: 70, grade: 'B-' },
    scores,
    coverage: { checks: 5, measured: 5, notApplicable: 0, notMeasured: 0 },
    scoreLines: [],
    findings: [
      finding('headline', 'pass'),
      ...['a', 'b', 'c', 'd'].map((id) => finding(`check-${id}`, 'fail')),
    ],
    recommendations: ['a', 'b', 'c', 'd'].map(recommendation),
    summary: 'The page says what it sells.',
    categoryInsights: {
      clarity: 'clear',
      urgency: 'calm',
      socialProof: 'some',
      offerStrength: 'good',
      structure: 'fine',
      trustCredibility: 'fine',
    },
    actionPlan: ['a', 'b', 'c', 'd'].map((id) => ({
      recommendation: `recommendation-${id}`,
      title: `Change ${id}`,
      priority: 'High' as const,
    })),
    pageType: { type: 'ecommerce-product', confidence: 0.9, chosen: false },
    pageTypeInsights: [],
    examplePageUrl: null,
    language: 'en',
    facts: { ...pageFacts(), secret: 'secret evidence of the facts' },
    sources: {},
    screenshots: { desktop: null, mobile: null },
    viewports: { desktop: { width: 1350, height: 940 }, mobile: { width: 390, height: 844 } },
    rubricVersion: '1',
    analyst: { kind: 'built-in', model: null },
    timings: { captureMs: 1, observeMs: 1, checkMs: 1, adviseMs: 1, totalMs: 4 },
    warnings: [],
  };
}

function finding(check: string, outcome: 'pass' | 'fail'): Finding {
  return {
    check,
    category: 'clarity',
    title: `Title of ${check}`,
    outcome,
    score: outcome === 'pass' ? 1 : 0,
    weight: 1,
    points: outcome === 'pass' ? 0 : 2,
    observed: `secret observation of ${check}`,
    evidence: [
      { node: 1, selector: 'h1', text: `secret text of ${check}`, boxes: { desktop: null, mobile: null } },
    ],
    searched: [],
    sources: [],
  };
}

function recommendation(id: string): Recommendation {
  return {
    id: `recommendation-${id}`,
    type: 'improve',
    title: `Change ${id}`,
    description: `secret description of ${id}`,
    checks: [`check-${id}`],
    category: 'clarity',
    effort: '15 min',
    priority: 1,
    impact: { text: 'Some', low: null, high: null, unit: null, sources: [] },
    observed: `secret sight of ${id}`,
    why: 'Because.',
    steps: [],
    copyExamples: [],
    evidence: [],
    sources: [],
  };
}
