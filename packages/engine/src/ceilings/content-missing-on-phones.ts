import { ramp } from '../checks/check.ts';
import { defineCeiling } from './ceiling.ts';
import { text } from './content-missing-on-phones.text.ts';

const ENOUGH_LETTERS = 400;

export const contentMissingOnPhones = defineCeiling(() => ({
  id: 'content-missing-on-phones',
  title: text.title,
  measure: text.measure,
  needs: ['look'],
  judge({ look: { desktop, mobile } }) {
    if (desktop === null || mobile === null) return null;
    const most = Math.max(desktop.letters, mobile.letters);
    const least = Math.min(desktop.letters, mobile.letters);
    if (most < ENOUGH_LETTERS) return null;
    const shorter = mobile.letters < desktop.letters ? 'mobile' : 'desktop';
    return {
      severity: ramp(least / most, [0.05, 0.45], [0.3, 0.2], [0.6, 0]),
      reason: text.reason[shorter]({ share: least / most }),
      evidence: [],
    };
  },
}));
