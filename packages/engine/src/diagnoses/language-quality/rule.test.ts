import { expect, it } from 'vitest';
import { evidence } from '../../checks/testing/test-facts.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { languageQuality } from './rule.ts';

const misspelled = (word: string, line: string, isHeading = false) => ({
  word,
  isHeading,
  evidence: evidence(line),
});
const made = (facts: object) => diagnosed(languageQuality, { facts });

it('is not said of a healthy page', () => {
  expect(diagnosed(languageQuality, {})).toBeNull();
});

it('names a misspelled heading before other words', () => {
  const words = [
    misspelled('recieve', 'You will recieve a mail'),
    misspelled('constuct', 'We constuct it', true),
  ];
  expect(made({ content: { misspellings: words } })).toMatchObject({
    severity: 1.85,
    title: 'Correct the misspelled words “constuct” and “recieve”',
    observed: 'Visitors read “constuct” in “We constuct it”.',
  });
});

it('names the share in another language, unless one text alone was read so', () => {
  const copy = (...lines: string[]) => ({
    copy: { desktop: { foreignShare: 0.7, evidence: { foreign: lines.map((line) => evidence(line)) } } },
  });
  expect(made(copy('Complete solar systems', 'For homes'))).toMatchObject({
    severity: 1.2,
    title: '70% of the text isn’t in the page’s language',
  });
  expect(made(copy('Complete solar systems'))).toBeNull();
});

it('leaves repeated filler to the leftovers of a template', () => {
  const repeated = { repeatedShare: 0.6, evidence: { repeated: [evidence('Boats by the day')] } };
  expect(made({ copy: { desktop: repeated } })?.title).toContain('60% of the text repeats');
  expect(made({ copy: { desktop: { ...repeated, fillerShare: 0.6 } } })).toBeNull();
});

it('quotes words of another script', () => {
  const line = 'Our AI writes titles and 13精准 tags for your shop.';
  const content = { strayLetters: [{ text: '精准', evidence: evidence(line) }] };
  expect(diagnosed(languageQuality, { facts: { content } })).toMatchObject({
    title: 'Translate “精准” in the middle of a sentence',
    observed: `“精准” is in a different script from the sentence around it: “${line}”`,
  });
});

it('is minor where it’s one word outside of headings', () => {
  const word = misspelled('recieve', 'You will recieve a mail');
  expect(made({ content: { misspellings: [word] } })?.slight).toBe(true);
  expect(made({ content: { misspellings: [word, misspelled('constuct', 'We constuct it')] } })?.slight).toBe(
    false,
  );
});
