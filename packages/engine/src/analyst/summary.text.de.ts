import { amount, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './summary.text.ts';

export const text: Text = {
  subject: {
    headlined: ({ headline }) => `Die Seite mit der Überschrift ${headline}`,
    typed: ({ type }) => `Diese Seite (${type})`,
    plain: 'Diese Seite',
    /** @param page one of the above */
    fromHtml: ({ page }) =>
      `Nach dem HTML allein (Layout, Ladezeit und mobile Darstellung wurden nicht geprüft): ${page}`,
  },
  score: {
    graded: ({ percent, grade }) => `${percent} von 100 (${grade})`,
    plain: ({ percent }) => `${percent} von 100`,
    between: ({ low, high }) => `zwischen ${low.grade} (${low.score}) und ${high.grade} (${high.score})`,
    within: ({ low, high }) => `zwischen ${low} und ${high} von 100`,
  },
  /** By the lowest score of each band. */
  verdicts: {
    90: 'überzeugt auf ganzer Linie',
    80: 'überzeugt, mit ein paar Lücken',
    70: 'macht das Wichtigste richtig, lässt aber manche Besucher im Zweifel',
    60: 'gibt Besuchern nur einen Teil dessen, was sie für eine Entscheidung brauchen',
    0: 'gibt den meisten Besuchern zu wenig Grund zu handeln',
  },
  faulty: 'macht das meiste gut, hat aber ein schweres Problem',
  verdict: ({ subject, verdict, score }) => `${subject} ${verdict}: ${score}.`,
  limited: ({ subject, score, limits, uncapped }) => {
    const cause =
      limits === 1
        ? 'deshalb'
        : `deshalb und wegen ${limits === 2 ? 'einer weiteren Obergrenze' : `${limits - 1} weiterer Obergrenzen`}`;
    const otherwise = uncapped === null ? '' : `; ohne ${limits === 1 ? 'das' : 'sie'} wären es ${uncapped}`;
    return `${subject} erreicht ${cause} nur ${score}${otherwise}.`;
  },
  /** After a verdict, where no limit was named before. */
  withoutLimits: ({ limits, uncapped }) =>
    `Ohne die ${limits === 1 ? 'Obergrenze, die ihn niedrig hält' : `${limits} Obergrenzen, die ihn niedrig halten`}, läge der Score bei ${uncapped}.`,
  uncertain: ({ subject, score, reason }) => `${subject} erreicht ${score}: ${reason}.`,
  noScore: ({ subject }) =>
    `${subject} hat keinen Score, weil wir zu wenig messen konnten; was wir gefunden haben, steht unten.`,
  noScoreUnread: ({ subject, reason }) => `${subject} hat keinen Score: ${reason}.`,
  unread: {
    unknownLanguage: 'Die Sprache ließ sich nicht bestimmen',
    language: ({ language, sample }) =>
      `Der Text ist auf ${language} verfasst${sample === null ? '' : ` (${quote(sample, 60)})`}, und dafür hat Liftmark noch keine Wortlisten`,
    instead:
      'Wenn es die Seite auch in einer anderen Sprache gibt, etwa auf Englisch, analysieren Sie diese Fassung: Dann ist der Bericht vollständig.',
    wordsLeftOut: ({ reason }) => `Die Formulierungen sind nicht Teil des Scores. ${reason}.`,
    rest: ({ checks }) =>
      `${amount(checks, 'Prüfung ließ', 'Prüfungen ließen')} sich nicht messen. Layout, Ladezeit, Kontrast und alles andere, was nicht von den Worten abhängt, wurde gemessen.`,
    restOfHtml: ({ checks }) =>
      `${amount(checks, 'Prüfung ließ', 'Prüfungen ließen')} sich nicht messen: Ohne die Worte verrät das HTML zu wenig.`,
  },
  little: ({ judged, measured }) => {
    const checks =
      judged === measured
        ? amount(judged, 'Prüfung fand', 'Prüfungen fanden')
        : `${judged} von ${amount(measured, 'gemessenen Prüfung', 'gemessenen Prüfungen')} ${judged === 1 ? 'fand' : 'fanden'}`;
    return `Nehmen Sie diesen Score nicht zu genau: Nur ${checks} etwas zu beurteilen, die übrigen zählen als Durchschnitt.`;
  },
  wordless:
    'Im sofort sichtbaren Bereich steht fast kein Text. Sagen Sie zuerst, was es ist und für wen, als Text und nicht als Bild.',
  category: ({ label, score }) => `${label} (${score})`,
  strongest: ({ best }) => `Die stärkste Kategorie ist ${best}.`,
  weakest: ({ worst }) => `Die schwächste Kategorie ist ${worst}.`,
  strongestAndWeakest: ({ best, worst }) => `Die stärkste Kategorie ist ${best}, die schwächste ${worst}.`,
  costliest: ({ points, title, seen }) => `Das größte Problem kostet ${points} Punkte: ${title} (${seen}).`,
  start: ({ first, effort, second }) =>
    `Beginnen Sie hier: ${first} (${effort})${second === null ? '' : `; dann: ${second}`}`,
  /** For titles of diagnoses, which are instructions or say what is wrong. */
  firstOnTheList: ({ first, effort, second }) =>
    `Beginnen Sie hiermit: ${first} (${effort})${second === null ? '' : `. Danach: ${second}`}`,
  onlySmallFixes: ({ first }) => `Es bleiben nur Kleinigkeiten. Beginnen Sie hier: ${first}`,
  nothingToChange: 'Nichts von dem, was wir gemessen haben, muss sich ändern.',
  sayMore: ({ questions }) =>
    `Hier muss sich nichts ändern, aber geben Sie Besuchern mehr an die Hand: Sagen Sie, ${questions}.`,
  questions: {
    what: 'was es ist',
    whom: 'für wen es ist',
    price: 'was es kostet',
    proof: 'wer dafür bürgt',
  },
};
