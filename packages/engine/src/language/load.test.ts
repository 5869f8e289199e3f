import { describe, expect, it, test } from 'vitest';
import { type Expected, load } from './load.ts';

const model = {
  free: ['free'],
  units: { day: ['day'], hour: ['hour'] },
  months: [['january'], ['february']],
};

function loading(data: object, rules: Omit<Expected, 'model'> = {}) {
  return () => load('xx/words.json', data, { model, ...rules });
}

const whole = {
  free: ['gratis'],
  units: { day: ['dag'], hour: ['uur'] },
  months: [['januari'], ['februari']],
};

describe('the words of a language', () => {
  it('are handed on as they are', () => {
    expect(loading(whole)()).toBe(whole);
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
    expect(loading({ ...whole, ...wrong })).toThrow(message);
  });

  it('may lack sections where that is expected', () => {
    expect(loading({ free: ['gratis'] })).toThrow('units is missing');
    expect(loading({ free: ['gratis'] }, { isPartial: true })).not.toThrow();
  });
});
