import { amount, oneOrMany } from './figures.ts';
import type { Text } from './worth-words.text.ts';

const TOGETHER: Record<number, string> = { 2: 'Beide', 3: 'Alle drei', 4: 'Alle vier', 5: 'Alle fünf' };

export const text: Text = {
  worth: {
    little: 'weniger als ein Punkt',
    notCounted: 'nicht Teil des Scores',
    works: ({ from, to }) => `${from} → ${to}, sobald es funktioniert`,
    fixed: ({ from, to }) => `${from} → ${to}, sobald es behoben ist`,
    withChecks: ({ words, uncapped, points, ceilings }) =>
      `${words}: ${uncapped} ohne die ${oneOrMany(ceilings, 'Obergrenze', 'Obergrenzen')}, ${points} mehr durch die zugehörigen Prüfungen`,
    upTo: ({ from, to }) => `bis zu ${amount(to - from, 'Punkt', 'Punkte')}: ${from} → ${to}`,
  },
  whyFirst: {
    works: 'Besucher schließen daraus, dass auch anderes nicht funktioniert.',
    question: ({ question }) =>
      `Bevor sie handeln, fragen sich Besucher: „${question}“ Die Seite gibt darauf keine gute Antwort.`,
  },
  start: 'Hier anfangen:',
  together: ({ changes, from, to }) =>
    `${TOGETHER[changes] ?? 'Alle'} zusammen: ${from} → ${to}, sobald sie behoben sind`,
  biggestGain: 'Allein nach Punkten bringt eine spätere Änderung am meisten:',
  places: {
    first: 'Worüber Besucher stolpern',
    also: 'Lohnt sich auch',
    housekeeping: 'Kleinigkeiten',
  },
  duration: {
    minutes: ({ count }) => `etwa ${count} Minuten`,
    hours: ({ count }) => `etwa ${count} Stunden`,
    days: ({ count }) => `etwa ${count} Tage`,
  },
  smallFixes: ({ count }) => amount(count, 'kleine Korrektur', 'kleine Korrekturen'),
  housekeeping: ({ fixes }) => `Kleinigkeiten: ${fixes}`,
  model: {
    suggested: ({ model }) => `Vorschlag von ${model}`,
    worded: ({ model }) => `Von Liftmark gefunden, in den Worten von ${model}`,
    notForThisPage: ({ model, reason }) => `Laut ${model} wohl nichts für diese Seite: ${reason}`,
    title: 'Vorschläge eines Sprachmodells',
    lead: 'Ein Sprachmodell hat die Seite gelesen und schlägt diese Änderungen vor. Jede zitiert, was auf der Seite steht. Auf Scores haben sie keinen Einfluss.',
    yours: 'Ihre Seite',
  },
  room: {
    both: ({ after, before }) => `Braucht ${after} Zeilen statt ${before}.`,
    each: ({ desktop, mobile }) =>
      `Braucht auf dem Desktop ${desktop.after} Zeilen statt ${desktop.before} und auf dem Smartphone ${mobile.after} statt ${mobile.before}.`,
    desktop: ({ after, before }) => `Braucht auf dem Desktop ${after} Zeilen statt ${before}.`,
    mobile: ({ after, before }) => `Braucht auf dem Smartphone ${after} Zeilen statt ${before}.`,
  },
  trial: {
    failures: {
      targetGone:
        'Das Element war nach dem erneuten Laden der Seite nicht mehr da. Versuchen Sie es noch einmal oder gehen Sie die Schritte von Hand durch.',
      overwritten:
        'Ein Skript der Seite hat die Änderung rückgängig gemacht. Ändern Sie das Skript, das diesen Teil erzeugt.',
      blocked:
        'Die Sicherheitsrichtlinie der Seite hat die Änderung blockiert. Nehmen Sie sie in Ihrem Code vor.',
      outOfReach:
        'Das Element liegt in einem Teil der Seite, den wir nicht ändern können, etwa in einem Frame. Ändern Sie es im Code dieses Teils.',
      pageChanged:
        'Die Seite war nach dem erneuten Laden eine andere. Analysieren Sie die Seite noch einmal.',
      notLoaded:
        'Wir konnten die Seite nicht erneut laden. Versuchen Sie es in ein paar Minuten noch einmal.',
      outOfTime: 'Zum Ausprobieren blieb keine Zeit. Versuchen Sie es noch einmal.',
    },
    notTried: ({ reason }) => `Nicht ausprobiert: ${reason}`,
    placeholder: 'Mit einem Platzhalter ausprobiert: Texte, die es noch nicht gibt, zählen nicht als Gewinn',
    tried: 'Auf Ihrer Seite ausprobiert',
    score: ({ before, after }) => `Auf Ihrer Seite ausprobiert: Score ${before} → ${after}`,
    check: ({ check, outcome, score }) =>
      `Auf Ihrer Seite ausprobiert: „${check}“ ${outcome}, Score ${score.before} → ${score.after}`,
    verified: ({ before, after }) => `Auf Ihrer Seite bestätigt: ${before} → ${after}`,
    worse: ({ tried, worse }) => `${tried}. Schlechter geworden: ${worse}`,
  },
  lead: {
    ahead: 'Vorn',
    level: 'Gleichauf',
    behind: 'Zurück',
    unknown: 'Nicht gemessen',
    notComparable: 'Nicht vergleichbar',
    note: ({ points }) =>
      `In jeder Kategorie wird Ihre Seite mit dem besten Wettbewerber verglichen. Weniger als ${points} Punkte Abstand gelten als gleichauf.`,
  },
};
