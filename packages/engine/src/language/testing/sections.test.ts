import { describe, expect, it, test } from 'vitest';
import { type Expected, expectSections } from './sections.ts';

const model = {
  free: ['free'],
  units: { day: ['day'], hour: ['hour'] },
  months: [['january'], ['february']],
};

function expecting(data: object, rules: Omit<Expected, 'model'> = {}) {
  return () => expectSections('xx/words.json', data, { model, ...rules });
}

const whole = {
  free: ['gratis'],
  units: { day: ['dag'], hour: ['uur'] },
  months: [['januari'], ['februari']],
};

describe('the words of a language', () => {
  it('may have the sections of English', () => {
    expect(expecting(whole)).not.toThrow();
  });

  test.each([
    [{ free: [7] }, 'data/languages/xx/words.json: free is no list of phrases'],
    [{ free: [] }, 'free is no list of phrases'],
    [{ free: 'gratis' }, 'free is no list of phrases'],
    [{ units: { day: ['dag'] } }, 'units.hour is missing'],
    [{ units: 'dag' }, 'units has no sections'],
    [{ months: [['januari']] }, 'months.1 is missing'],
    [{ cheap: ['goedkoop'] }, "cheap is unknown: English doesn't have it"],
  ])('%j are refused with their place', (wrong, message) => {
    expect(expecting({ ...whole, ...wrong })).toThrow(message);
  });

  it('may lack sections where that is expected', () => {
    expect(expecting({ free: ['gratis'] })).toThrow('units is missing');
    expect(expecting({ free: ['gratis'] }, { isPartial: true })).not.toThrow();
  });
});
