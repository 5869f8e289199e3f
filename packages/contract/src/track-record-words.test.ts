import { expect, it } from 'vitest';
import type { TrackRecord } from './track-record.ts';
import { trackRecordWords } from './track-record-words.ts';
import { inLanguage } from './translated.ts';

const RECORD: TrackRecord = {
  of: 'installation',
  advised: 40,
  done: 14,
  verified: 11,
  effect: { cases: 6, lift: { lift: 3.14, low: -0.42, high: 6.8 } },
};

it.each<[Partial<TrackRecord>, string | null]>([
  [{}, 'Done 14 times here, verified 11; measured +3.1% (−0.4% to +6.8%), 6 cases'],
  [{ done: 1, verified: 0, effect: null }, 'Done 1 time here, not verified yet'],
  [{ verified: null, effect: null }, 'Done 14 times here'],
  [
    { of: 'workspace', verified: 1, effect: { cases: 1, lift: null } },
    'Done 14 times in this workspace, verified 1; 1 case measured, too few for a figure',
  ],
  [{ done: 0 }, null],
])('says what is known of %o', (change, words) => {
  expect(trackRecordWords({ ...RECORD, ...change })).toBe(words);
});

it('says nothing without a record, and the same in other languages', () => {
  expect(trackRecordWords(undefined)).toBeNull();
  const words = (['de', 'fr', 'es'] as const).map((language) =>
    inLanguage(language, () => trackRecordWords(RECORD)?.replaceAll(/\s/g, ' ')),
  );
  expect(words).toEqual([
    'Hier 14-mal umgesetzt, 11-mal bestätigt; gemessen +3,1 % (−0,4 % bis +6,8 %), 6 Fälle',
    'Appliqué 14 fois ici, vérifié 11 fois ; effet mesuré : +3,1 % (de −0,4 % à +6,8 %), 6 cas',
    'Aplicado 14 veces aquí, verificado 11 veces; efecto medido: +3,1 % (de −0,4 % a +6,8 %), 6 casos',
  ]);
});
