import { expect, it } from 'vitest';
import { evidence } from '../../checks/testing/test-facts.ts';
import type { Unfinished } from '../../facts/content/unfinished.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { brokenContent } from './rule.ts';

const made = (facts: object) => diagnosed(brokenContent, { facts });
const unfinished = (given: Partial<Unfinished>) =>
  made({ content: { unfinished: { notes: [], missing: [], gaps: [], ...given } } });
const missing = (kind: 'announced' | 'failed' | 'loading' | 'form', text: string) => ({
  kind,
  text,
  evidence: evidence(text),
});
const gap = (kind: Unfinished['gaps'][number]['kind'], text: string) => ({
  kind,
  text,
  evidence: evidence(text),
});

it('is not said of a healthy page', () => {
  expect(diagnosed(brokenContent, {})).toBeNull();
});

it('leads with the worst and mentions the rest', () => {
  const lines = [missing('announced', 'Coming soon'), missing('failed', 'Unable to load boats.')];
  expect(unfinished({ missing: lines })).toMatchObject({
    severity: 2,
    title: 'An error appears instead of content: “Unable to load boats.”',
    observed: expect.stringContaining('“Coming soon”'),
  });
});

it('names values that never arrived', () => {
  expect(unfinished({ gaps: [gap('number', '-- boats found')] })?.title).toBe(
    'A value is missing from “-- boats found”',
  );
  expect(unfinished({ gaps: [gap('countdown', '00:00:00')] })?.severity).toBe(2.2);
});

it('takes raw code for broken, and a shortcode for a missing part', () => {
  const remnant = (text: string) => ({ content: { templateRemnants: [{ text, evidence: evidence(text) }] } });
  expect(made(remnant('</a>'))).toMatchObject({ severity: 1.2, title: 'Visitors see raw code: “</a>”' });
  expect(made(remnant('[player id="7"]'))?.severity).toBe(1.9);
  expect(made(remnant('(123) 456-7890'))).toBeNull();
});

it('tells prices of zero from an offer that costs nothing', () => {
  const price = (text: string, around = text) => ({
    ...{ amount: 0, currency: 'EUR', text, period: null, unit: null, free: true, struck: false },
    ...{ nearAction: true, depth: { desktop: 1, mobile: 1 }, evidence: evidence(around) },
  });
  expect(made({ offer: { prices: [price('€ 0'), price('€ 0')] } })?.title).toBe('Every price reads “€ 0”');
  const offered = price('€ 0', 'Until your first booking: € 0');
  expect(made({ offer: { prices: [offered, offered] } })).toBeNull();
});

it('says when the page is nearly empty', () => {
  expect(made({ look: { desktop: { characters: 20 }, mobile: { characters: 20 } } })?.title).toBe(
    'The page shows only 20 characters of text',
  );
});

it('is minor where the page only announces something', () => {
  expect(unfinished({ missing: [missing('announced', 'Coming soon')] })?.slight).toBe(true);
  expect(unfinished({ missing: [missing('failed', 'Unable to load boats.')] })?.slight).toBe(false);
});

it('says what stays blank, and a loading sign only without a line that says so', () => {
  expect(unfinished({ gaps: [gap('frame', 'Map')] })?.title).toBe('The embedded “Map” stays blank');
  expect(unfinished({ gaps: [gap('frame', '')] })?.title).toBe('An embedded frame stays blank');
  expect(unfinished({ gaps: [gap('loader', '')] })?.title).toBe('A loading animation never ends');
  const both = unfinished({ missing: [missing('loading', 'Loading boats …')], gaps: [gap('loader', '')] });
  expect(both?.observed).not.toContain('animation');
  expect(unfinished({ gaps: [gap('counter', '0 Customers'), gap('counter', '0 Trips')] })).toMatchObject({
    title: 'Counters have stopped at zero: “0 Customers”',
    observed: expect.stringContaining('“0 Customers” and “0 Trips”'),
  });
});
