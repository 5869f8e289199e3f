import type { Text } from './offer-unstated.text.ts';

export const text: Text = {
  title: 'Die Seite sagt nicht, was sie anbietet',
  measure:
    'Senkt den Score um 30 %, wenn es keine Überschrift gibt und im sofort sichtbaren Bereich kein Satz das Angebot erklärt, und um 18 %, wenn die Überschrift das Angebot nicht nennt und kein solcher Satz folgt. Gilt nicht, wenn ein Bild den sofort sichtbaren Bereich ausfüllt.',
  reason: {
    noHeadline:
      'Es gibt keine Überschrift, und kein Satz im sofort sichtbaren Bereich sagt, was Sie anbieten.',
    emptyHeadline:
      'Die Überschrift nennt das Angebot nicht, und kein Satz im sofort sichtbaren Bereich erklärt es.',
  },
};
