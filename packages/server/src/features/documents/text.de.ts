import { amount, oneOrMany } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

const recommendations = (count: number) => amount(count, 'Empfehlung', 'Empfehlungen');
const belong = (count: number) => oneOrMany(count, 'gehört', 'gehören');

export const text: Text = {
  kinds: {
    conversion: 'Conversion-Analyse',
    competitor: 'Wettbewerbsanalyse',
    swot: 'SWOT-Analyse',
    copy: 'Textanalyse',
  },

  documentTitle: ({ title, kind }) => `${title} – ${kind}`,
  generatedOn: ({ date }) => `Erstellt am ${date}`,
  pageNumber: ({ page, pages }) => `Seite ${page} von ${pages}`,
  noScore: 'Kein Score',
  missingLetters:
    'Zeichen, für die dieses Dokument keine Schrift enthält, erscheinen als □. Der Bericht im Web zeigt sie.',
  openReport: 'Bericht öffnen',

  conversion: {
    fall: ({ percent }) => `Von 100 auf ${percent}`,
    facts: {
      captured: 'Aufgenommen',
      pageType: 'Seitentyp',
      measured: 'Gemessen',
      rubric: 'Bewertungsschema',
    },
    coverage: ({ measured, checks }) => `${measured} von ${amount(checks, 'Prüfung', 'Prüfungen')}`,
    score: 'Liftmark Score',
    scoreWithBand: ({ band }) => `Liftmark Score: ${band}`,
    topChanges: 'Die wichtigsten Änderungen',
    categories: 'Sechs Kategorien',
    noCategoryScore: 'Zu wenig Daten',
    visitorQuestions: 'Was Besucher auf einer solchen Seite wissen wollen',
    recommendations: 'Empfehlungen',
    actionPlan: 'Maßnahmenplan',
    lockedSteps: 'Die übrigen Schritte gehören zu Pro.',
  },

  recommendations: {
    none: 'Nach allem, was wir gemessen haben, ist nichts zu ändern.',
    locked: ({ count }) =>
      `${recommendations(count)} ${belong(count)} zu Pro, mit Belegen, Schritten und besseren Texten.`,
    severity: ({ number, severity }) => `${number} · Schweregrad ${severity}`,
    tried: {
      before: 'Jetzt',
      after: 'Ausprobiert',
      caption: {
        desktop: 'Die Stelle der Änderung auf der Seite, Desktop',
        mobile: 'Die Stelle der Änderung auf der Seite, Smartphone',
      },
    },
    lockedLabel: 'Teil von Pro',
    observed: 'Was wir gesehen haben',
    why: 'Warum es wichtig ist',
    steps: 'Was zu ändern ist',
    now: 'Jetzt',
    better: 'Besser',
    impact: 'Erwartete Wirkung',
    source: ({ title, publisher }) => `Quelle: ${title}, ${publisher}`,
  },

  method: {
    heading: 'So wurde gemessen',
    coverage: ({ checks, measured, notApplicable, notMeasured }) =>
      `Von ${amount(checks, 'Prüfung', 'Prüfungen')} ${oneOrMany(measured, 'wurde', 'wurden')} ${measured} gemessen, ${notApplicable} ${oneOrMany(notApplicable, 'trifft', 'treffen')} auf diese Seite nicht zu und ${notMeasured} ${oneOrMany(notMeasured, 'konnte', 'konnten')} nicht gemessen werden. Der Liftmark Score ist der gerundete Durchschnitt der Kategorien. Bei jeder Prüfung steht, wie viele Punkte sie gekostet hat.`,
    rendered:
      'Wir haben die Seite in einem Browser geöffnet, auf dem Desktop und, wo möglich, auf dem Smartphone.',
    static: 'Wir haben das HTML der Seite ohne Browser gelesen.',
    builtInWords: 'Den Text hat die eingebaute Analyse geschrieben.',
    modelWords: ({ model, kept, dropped }) =>
      `${model} hat einen Teil des Textes geschrieben: ${amount(kept, 'Aussage', 'Aussagen')} haben wir auf der Seite bestätigt, ${dropped} nicht bestätigte weggelassen. Alle Werte berechnet ein Programm, kein Modell.`,
    losses: ({ percent }) => `Warum ${percent} und nicht 100`,
    allChecks: 'Alle Prüfungen',
    points: ({ points }) => `−${points} Punkte`,
  },

  secondOpinion: {
    heading: 'Zweite Meinung',
    introduction: ({ model }) =>
      `Das Modell ${model} bewertet, was keine Regel messen kann, auf festen Skalen von 1 bis 5. Seine Noten ändern den Score nicht.`,
    level: ({ level }) => `Modell: ${level} von 5`,
    measured: ({ category, score }) => `Gemessen, ${category}: ${score ?? 'zu wenig Daten'}`,
  },

  competitor: {
    rivals: 'Verglichen mit',
    scores: 'Scores',
    categories: 'Vergleich nach Kategorien',
    columns: ['Kategorie', 'Ihre Seite', 'Bester Wettbewerber', 'Abstand'],
    notComparable: ({ reason }) => `Nicht vergleichbar: ${reason}`,
    differences: 'Die wichtigsten Unterschiede',
    yours: 'Ihre Seite',
    takeOver: ({ takeOver }) => `Nächster Schritt: ${takeOver}`,
    keep: 'So lassen: Das macht Ihre Seite besser.',
    recommendations: 'Strategische Empfehlungen',
    none: 'Wo Ihre Seite Punkte verliert, ist kein Wettbewerber besser.',
    locked: ({ count }) => `${recommendations(count)} ${belong(count)} zu Pro.`,
    details: 'Jede Seite im Detail',
  },

  copy: {
    priorities: 'Die wichtigsten Textänderungen',
    none: 'Am Text der Seite ist nichts zu ändern.',
    impact: ({ level }) => `Wirkung: ${level}`,
    headline: 'Bessere Überschrift',
    current: 'Jetziger Text',
    suggested: 'Vorschlag',
    alternative: 'Eine Alternative',
    moreAlternatives: 'Weitere Alternativen',
    moreSuggestions: 'Weitere Vorschläge',
    rewrites: 'Die Worte Ihrer Seite, neu gefasst',
    now: ({ current }) => `Jetzt: ${current}`,
    callsToAction: 'Bessere Buttons',
    callToAction: ({ location, priority }) => `${location} · Priorität: ${priority}`,
    recommendations: 'Strategische Textempfehlungen',
    locked: ({ count }) => `${amount(count, 'Vorschlag', 'Vorschläge')} ${belong(count)} zu Pro.`,
  },

  swot: {
    strengths: { heading: 'Stärken', scale: 'Wirkung' },
    weaknesses: { heading: 'Schwächen', scale: 'Schweregrad', action: 'Vorschlag' },
    opportunities: { heading: 'Chancen', scale: 'Potenzial', action: 'Maßnahme' },
    threats: { heading: 'Risiken', scale: 'Risiko', action: 'Gegenmaßnahme' },
    level: ({ scale, level }) => `${scale}: ${level}`,
    none: 'Wir haben keine gefunden.',
    locked: ({ count }) =>
      `${amount(count, 'weiterer Punkt gehört', 'weitere Punkte gehören')} zu Pro, mit Belegen und Gegenmaßnahmen.`,
  },

  linkPreview: {
    title: ({ title }) => `${title} – Liftmark Score`,
    score: ({ percent, detail }) =>
      detail === null ? `${percent} von 100` : `${percent} von 100, ${detail}`,
    grade: ({ grade }) => `Note ${grade}`,
    scored: ({ kind, about, score }) => `${kind} zu ${about}. Liftmark Score: ${score}.`,
    unscored: ({ kind, about }) => `${kind} zu ${about}.`,
  },
};
