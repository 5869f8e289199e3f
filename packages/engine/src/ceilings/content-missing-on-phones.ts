import { ramp } from '../checks/check.ts';
import { percent } from '../checks/shared/phrasing.ts';
import { defineCeiling } from './ceiling.ts';

const ENOUGH_LETTERS = 400;

export const contentMissingOnPhones = defineCeiling({
  id: 'content-missing-on-phones',
  title: 'Phones show too little of the page',
  measure:
    'Lowers the score by 20% if phones show only 30% of the text on desktop, or the other way around, and by 45% if it’s 5% or less. At 60% or more, the score isn’t lowered. Applies to pages with 400 characters of text or more.',
  needs: ['look'],
  judge({ look: { desktop, mobile } }) {
    if (desktop === null || mobile === null) return null;
    const most = Math.max(desktop.letters, mobile.letters);
    const least = Math.min(desktop.letters, mobile.letters);
    if (most < ENOUGH_LETTERS) return null;
    const [less, more] =
      mobile.letters < desktop.letters ? ['Phones show', 'desktop'] : ['Desktops show', 'phone'];
    return {
      severity: ramp(least / most, [0.05, 0.45], [0.3, 0.2], [0.6, 0]),
      reason: `${less} only ${percent(least / most)} of the text that the ${more} page has.`,
      evidence: [],
    };
  },
});
