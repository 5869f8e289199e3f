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
    [{ free: ['Gratis'] }, 'data/languages/xx/words.json: free, phrase 1: "Gratis" has capitals'],
    [{ free: ['gratis', 'om niet', 'gratis'] }, 'free, phrase 3: "gratis" is there twice'],
    [{ free: ['gratis', ''] }, 'free, phrase 2: "" is empty'],
    [{ free: ['gratis '] }, 'free, phrase 1: "gratis " begins or ends with a space'],
    [{ free: [7] }, 'free, phrase 1: 7 is no text'],
    [{ free: [] }, 'free is no list of phrases'],
    [{ free: 'gratis' }, 'free is no list of phrases'],
    [{ units: { day: ['dag'] } }, 'units.hour is missing'],
    [{ units: 'dag' }, 'units has no sections'],
    [{ months: [['januari']] }, 'months.1 is missing'],
    [{ cheap: ['goedkoop'] }, "cheap is unknown: English doesn't have it"],
  ])('%j are refused with their place', (wrong, message) => {
    expect(loading({ ...whole, ...wrong })).toThrow(message);
  });

  it('may lack sections, and have capitals, where that is expected', () => {
    expect(loading({ free: ['gratis'] })).toThrow('units is missing');
    expect(loading({ free: ['gratis'] }, { isPartial: true })).not.toThrow();
    expect(loading({ free: ['Gratis'] }, { isPartial: true, hasCapitals: true })).not.toThrow();
  });
});
