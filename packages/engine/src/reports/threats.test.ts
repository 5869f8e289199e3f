import type { ConversionReport } from '@liftmark/contract/report';
import { expect, it } from 'vitest';
import { swotReport } from './swot.ts';
import { testReport, withPlaces } from './test-report.ts';

function threats(checks: Record<string, number>, report: Partial<ConversionReport> = {}) {
  return swotReport(testReport({ checks, report })).threats;
}

it('sees competition, expectations and risk, each with what the page shows', () => {
  const found = threats({ 'price-visibility': 0, 'mobile-fit': 0, 'review-provenance': 0 });
  expect(found.map(({ title }) => title)).toEqual([
    'Competitors that show prices are considered first',
    'Visitors expect pages to work on their phones',
    'Reviews that can’t be checked can backfire',
  ]);
  for (const { description, mitigation } of found) {
    expect(description).toContain('Boats');
    expect(mitigation).not.toBe('');
  }
});

it('keeps what the page lacks among the weaknesses, and what only threatens out of them', () => {
  const { weaknesses, opportunities } = swotReport(
    testReport({ checks: { 'price-visibility': 0, 'review-provenance': 0 } }),
  );
  const told = [...weaknesses, ...opportunities].flatMap(({ findings }) => findings);
  expect(told).toContain('price-visibility');
  expect(told).not.toContain('review-provenance');
});

it('counts legal housekeeping only where people pay', () => {
  const housekeeping = (type: 'saas' | 'checkout') => {
    const report = testReport({
      checks: { 'legal-links': 0 },
      report: { pageType: { type, confidence: 1, chosen: false } },
    });
    return swotReport(withPlaces(report, { 'legal-links': 'housekeeping' })).threats;
  };
  expect(housekeeping('saas')).toEqual([]);
  expect(housekeeping('checkout').map(({ title }) => title)).toEqual([
    'Buyers can’t read the terms before they pay',
  ]);
});

it('speaks of no competitors and customers to a charity, a school or a club', () => {
  const checks = { 'price-visibility': 0, 'customer-proof': 0, 'headline-specificity': 0 };
  const nonprofit = threats(checks, { pageType: { type: 'nonprofit', confidence: 1, chosen: false } });
  const school = threats(checks, {
    facts: { document: { siteName: 'Harbor Primary School', structured: [{ type: 'School' }] } },
  });
  const club = threats(checks, {
    facts: { document: { siteName: 'SC Hafen', structured: [{ type: 'SportsClub' }] } },
  });
  for (const found of [nonprofit, school, club]) {
    expect(found.length).toBeGreaterThan(0);
    for (const { title, description } of found) {
      expect(`${title} ${description}`).not.toMatch(/competitor|customer|price/i);
    }
  }
});
