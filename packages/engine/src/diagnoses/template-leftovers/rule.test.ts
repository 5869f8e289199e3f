import { expect, it } from 'vitest';
import { evidence } from '../../checks/testing/test-facts.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { templateLeftovers } from './rule.ts';

const remnant = (text: string, contact = false) => ({ text, contact, evidence: evidence(text) });
const note = (text: string) => ({ text, evidence: evidence(text) });

const made = (content: object, others = {}) =>
  diagnosed(templateLeftovers, { facts: { content, ...others } });

it('is not said of a healthy page', () => {
  expect(diagnosed(templateLeftovers, {})).toBeNull();
});

it('names a note before anything else', () => {
  const notes = [note('Replace with real certificates')];
  expect(
    made({ templateRemnants: [remnant('Lorem ipsum')], unfinished: { notes, missing: [] } }),
  ).toMatchObject({ severity: 2.5, title: 'Remove the internal note “Replace with real certificates”' });
});

it('counts the places of one filler', () => {
  const columns = [remnant('Lorem ipsum'), remnant('Lorem ipsum')];
  expect(made({ templateRemnants: columns })).toMatchObject({
    title: 'Replace the placeholder text “Lorem ipsum”',
    steps: [expect.stringContaining('(2 places)'), expect.any(String)],
  });
});

it('is graver the more visitors depend on a made-up number', () => {
  const content = { templateRemnants: [remnant('+45 12345678', true)] };
  expect(made(content)).toMatchObject({
    severity: 1.4,
    title: 'Replace the placeholder phone number “+45 12345678”',
  });
  expect(made(content, { trust: { contact: { present: false } } })?.severity).toBe(2);
  expect(made(content, { primaryAction: { target: 'tel:+4512345678' } })?.severity).toBe(2.6);
});

it('leaves raw code to what is broken, and takes a gap to fill in for filler', () => {
  expect(made({ templateRemnants: [remnant('</a>')] })).toBeNull();
  expect(made({ templateRemnants: [remnant('[Name of school]')] })?.title).toContain('placeholder text');
});

it('says what cards, offers and pictures have in the place of their own words', () => {
  const copied = (kind: string, text: string, count: number) =>
    made({
      unfinished: {
        notes: [],
        missing: [],
        gaps: [],
        copies: [{ kind, text, count, evidence: evidence(text) }],
      },
    });
  expect(copied('card', 'LED panels', 12)).toMatchObject({
    severity: 2,
    title: 'Name each card: 12 of them are called “LED panels”',
    observed: '12 cards with an image have the same name, “LED panels”.',
  });
  expect(copied('file', 'pdf08_1.jpg', 3)?.observed).toBe(
    'Visitors can read 3 file names, such as “pdf08_1.jpg”.',
  );
  expect(copied('description', 'The same again', 3)?.title).toContain('3 of them have the same text');
  expect(copied('heading', 'Blog Details', 1)?.title).toBe('Replace the template’s heading “Blog Details”');
});
