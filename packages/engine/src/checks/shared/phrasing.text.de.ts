import type { Text } from './phrasing.text.ts';

export const text: Text = {
  locale: 'de-DE',
  marks: { open: '„', close: '“' },
  and: 'und',
  more: ({ count }) => `${count} weitere`,
  kilobytes: 'KB',
  megabytes: 'MB',
  place: {
    first: 'im sofort sichtbaren Bereich',
    second: 'auf dem zweiten Bildschirm',
    below: ({ screens }) => `${screens} Bildschirmhöhen weiter unten`,
    anywhere: 'auf der Seite',
  },
  on: {
    desktop: ({ what }) => `${what} auf dem Desktop`,
    mobile: ({ what }) => `${what} auf dem Smartphone`,
  },
  notShown: { desktop: 'nicht auf dem Desktop', mobile: 'nicht auf dem Smartphone' },
  unnamed: {
    one: ({ thing, spot, code }) => `${thing} ohne Text${spot}${code}`,
    many: ({ count, thing, spot, code }) => `${count} × ${thing} ohne Text${spot}${code}`,
  },
  codeIn: ({ own, parent }) => `${own} in ${parent}`,
  spot: {
    left: ({ place }) => `links ${place}`,
    middle: ({ place }) => `in der Mitte ${place}`,
    right: ({ place }) => `rechts ${place}`,
  },
  nextTo: ({ what }) => `neben ${what}`,
};
