import { describe, expect, test } from 'vitest';
import { isCouple, isPersonName } from './given-names.ts';

describe('names of people', () => {
  test.each([
    'Sven van Dorst',
    'Ines Calder Photography',
    'Caleb deGroot-Maggetti',
    'Inês Calder',
    'PAUL ROTH',
  ])('%s is one', (text) => expect(isPersonName(text)).toBe(true));

  test.each([
    'Paul',
    'Paul repairs bikes',
    'Dr. Paul Roth',
    'Atelier Luz',
    'Paul & Ines',
    'Paul Roth and his dogs',
    '',
  ])('%s is none', (text) => expect(isPersonName(text)).toBe(false));

  test.each(['Ines & Paul', 'Giacomo e Cecilia', 'Ines Calder & Paul Roth', 'Anna und Jürgen'])(
    '%s are two',
    (text) => expect(isCouple(text)).toBe(true),
  );

  test.each(['Ines Calder', 'Salt & Pepper', 'Paul & sons', '& Paul', 'ines & paul'])(
    '%s are not two',
    (text) => expect(isCouple(text)).toBe(false),
  );
});
