import { amount } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: ({ page }) => `${page} – Liftmark-Score-Bericht`,
  footer: ({ time, rubric }) =>
    `Erstellt von Liftmark aus einem Besuch auf dem Desktop und einem auf dem Smartphone am ${time}. Bewertungsschema ${rubric}. Scores beruhen allein auf gemessenen Fakten.`,
  time: ({ date, time }) => `${date}, ${time} UTC`,
  summary: {
    label: 'Urteil',
    noScore: 'Für einen Score konnten wir zu wenig messen.',
    fall: ({ percent }) => `Von 100 auf ${percent}`,
    dial: ({ percent, grade, band }) => `Liftmark Score ${percent} von 100, Note ${grade}, ${band}`,
    openDial: ({ percent, low, high }) => `Liftmark Score ${percent} von 100, zwischen ${low} und ${high}`,
    captured: 'Aufgenommen',
    seenOn: 'Gesehen auf',
    devices: {
      none: 'Nur HTML, ohne Browser',
      both: 'Desktop und Smartphone',
      desktop: 'Desktop',
      phone: 'Smartphone',
    },
    measured: 'Gemessen',
    coverage: ({ measured, of }) => `${measured} von ${amount(of, 'Prüfung', 'Prüfungen')}`,
    pageType: 'Seitentyp',
  },
  standing: ({ words, percent, uncapped, range }) =>
    `${words} Diese Seite erreicht ${range === null ? percent : `zwischen ${range.low} und ${range.high}`}.${uncapped === null ? '' : ` Ohne ihre Obergrenzen wären es ${uncapped}.`}`,
  categories: {
    heading: 'Sechs Kategorien',
    /** The legend, by the lowest score of each band. */
    band: ({ from, band }) => (from === 0 ? `Unter 60 ${band}` : `Ab ${from} ${band}`),
    noScore: 'Zu wenig Daten',
    visitorQuestions: 'Fragen, die Besucher auf so einer Seite stellen',
  },
  tried: {
    before: 'Jetzt',
    after: 'Ausprobiert',
    caption: ({ device }) => `Die Stelle der Änderung auf der Seite, ${device}`,
  },
  differences: {
    heading: 'Die wichtigsten Unterschiede',
    yours: 'Ihre Seite',
    keep: 'Beibehalten: Das macht Ihre Seite besser.',
  },
  changes: {
    top: 'Die wichtigsten Änderungen',
    heading: 'Empfehlungen',
    none: 'Nichts von dem, was wir gemessen haben, muss sich ändern.',
    order:
      'Zuerst kommt, was am häufigsten zu den größten Problemen einer Seite gezählt wird. Die Nummern entsprechen denen auf den Bildern der Seite.',
    orderByEffort:
      'Sortiert nach erwarteter Wirkung im Verhältnis zum Aufwand. Die Nummern entsprechen denen auf den Bildern der Seite.',
    details: ({ number }) => `Details zu ${number}`,
    show: ({ number }) => `${number} auf der Seite zeigen`,
    observed: 'Was wir gesehen haben',
    why: 'Warum es wichtig ist',
    steps: 'Was zu ändern ist',
    impact: 'Erwartete Wirkung',
    now: ({ characters }) => `Jetzt, ${amount(characters, 'Zeichen', 'Zeichen')}`,
    better: ({ characters }) => `Besser, ${amount(characters, 'Zeichen', 'Zeichen')}`,
    contradicted: 'Andere Studien widersprechen.',
  },
  page: {
    label: 'Seite mit Markierungen',
    desktop: 'Desktop',
    mobile: 'Smartphone',
    size: ({ device, width, height }) => `${device}, ${width} × ${height} px`,
    onDevice: { desktop: 'Die Seite auf dem Desktop', mobile: 'Die Seite auf dem Smartphone' },
    fold: 'Bildschirmrand',
    ceiling: ({ number, title }) => `Obergrenze ${number}: ${title}`,
    change: ({ number, title }) => `${number}: ${title}`,
    crop: ({ device, text }) => `${device}: ${text}`,
  },
  checks: {
    heading: 'Alle Prüfungen',
    searched: ({ places }) => `Geprüft: ${places}.`,
  },
  scoring: {
    heading: 'Wie kommt der Score zustande?',
    why: ({ percent }) => `Warum ${percent} und nicht 100`,
    lostTo: 'Verloren durch',
    category: 'Kategorie',
    points: 'Punkte',
    costliest: 'Die teuersten Prüfungen',
    costliestNote: 'Jede für sich; in den Kategorien oben schon enthalten.',
    allLines: 'Jede Zeile',
    lines: ({ count }) => amount(count, 'Zeile', 'Zeilen'),
  },
};
