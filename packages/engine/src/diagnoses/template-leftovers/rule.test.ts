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
