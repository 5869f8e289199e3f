import { amount } from '../../checks/shared/phrasing.ts';
import type { Text } from './simple-summary.text.ts';

export const text: Text = {
  outOf: ({ percent, grade }) => `${percent} von 100${grade === null ? '' : ` (${grade})`}`,
  score: ({ page, score, standing }) =>
    `${page} erreicht ${score} dafür, wie gut sie Besucher zum Handeln bringt.${standing === null ? '' : ` ${standing}`}`,
  noScore: ({ page }) => `${page}: Für einen Score ließ sich zu wenig messen.`,
  standing: ({ higherThan, pages }) =>
    higherThan < 50
      ? `Von den ${amount(pages, 'Seite', 'Seiten')}, die wir genauso gemessen haben, liegen nur ${higherThan} % darunter.`
      : `Das ist besser als ${higherThan} % der ${amount(pages, 'Seite', 'Seiten')}, die wir genauso gemessen haben.`,

  meaning: {
    strong:
      'Die Seite ist gut: Besucher bekommen, was sie für eine Entscheidung brauchen; der Rest ist Feinschliff.',
    fair: 'Sie ist solide, aber manche Besucher gehen mit einer offenen Frage.',
    weak: 'Sie könnte viel mehr leisten: Viele Besucher finden nicht, was sie für eine Entscheidung brauchen.',
    poor: 'So wie sie ist, werden die meisten Besucher gehen, ohne zu tun, wofür die Seite da ist.',
  },
  held: ({ reason, score }) =>
    `Ein Fehler zieht alles herunter: ${reason} Ohne ihn läge der Score bei ${score}.`,

  problems: {
    'broken-content': 'ein Teil der Seite ist kaputt oder leer',
    'broken-on-phone': 'die Seite funktioniert auf Smartphones nicht gut',
    'broken-pictures': 'Bilder laden nicht',
    'broken-promise': 'die Seite hält nicht, was Ihre Anzeige oder E-Mail verspricht',
    'competing-actions': 'es ist unklar, welchen Button man anklicken soll',
    'contact-hard': 'Sie zu erreichen ist schwerer als nötig',
    contradictions: 'die Seite widerspricht sich',
    covered: 'etwas verdeckt die Seite',
    'dated-look': 'die Gestaltung wirkt veraltet oder selbst gebastelt',
    'dead-action': 'Buttons oder Links führen ins Leere',
    'demanding-form': 'das Formular fragt zu viel oder das Falsche',
    'doubtful-claims': 'manche Aussagen sind schwer zu glauben',
    'empty-space': 'große Teile der Seite sind leer',
    expired: 'die Seite wirkt nicht mehr aktuell',
    'hard-to-find': 'Besucher finden schwer, wofür sie gekommen sind',
    'hidden-message': 'Besucher müssen scrollen, um zu erfahren, worum es geht',
    'language-quality': 'der Text enthält Fehler',
    'late-action': 'der Button zum Handeln kommt zu spät',
    'no-action': 'es gibt keinen Button für den nächsten Schritt',
    'no-picture': 'kein Bild zeigt, was Sie anbieten',
    'no-price': 'Besucher sehen nicht, was es kostet',
    'no-proof': 'nichts zeigt, dass andere Ihnen vertrauen',
    'no-risk-relief': 'Besucher erfahren nicht, was passiert, wenn sie es sich anders überlegen',
    'offer-unexplained': 'die Seite erklärt nicht, was Sie anbieten',
    'offer-without-action': 'neben den Preisen fehlt ein Button',
    'template-leftovers': 'Teile der Vorlage stehen noch auf der Seite',
    'thin-content': 'die Seite sagt zu wenig',
    'too-much-text': 'die Seite ist zu lang zum Lesen',
    'unclear-price': 'es ist unklar, was Besucher bezahlen werden',
    'unreadable-text': 'mancher Text ist schwer zu lesen',
    unsafe: 'die Seite wirkt auf Besucher nicht sicher',
    unstyled: 'die Seite lädt ohne ihre Gestaltung',
    'vague-action-label': 'die Buttons sagen nicht, was danach passiert',
    'vague-headline': 'die Überschrift sagt nicht, was Sie anbieten',
    'weak-action-look': 'der wichtigste Button sieht nicht wie einer aus',
    'weak-benefits': 'die Seite macht nicht klar, was Besucher davon haben',
    'weak-pictures': 'die Bilder sehen nicht nach Ihnen aus',
    'weak-proof': 'Bewertungen und Zahlen überzeugen nicht',
    'who-is-behind': 'es ist unklar, wer hinter der Seite steht',
  },
  one: ({ problem }) => `Das größte Problem: ${problem}.`,
  several: ({ count, problems }) => `Die ${count} größten Probleme: ${problems}.`,
  improvements: ({ count, problems }) =>
    count === 'eine'
      ? `Ernste Probleme fallen nicht auf. Die nützlichste Verbesserung: ${problems}.`
      : `Ernste Probleme fallen nicht auf. Die ${count} nützlichsten Verbesserungen: ${problems}.`,
  counts: ['', 'eine', 'zwei', 'drei'],
  toDo: ({ time, step }) => `Aufwand: ${time}. Der erste Schritt: ${step}`,
  rest: ({ count, time, place }) =>
    place === 'housekeeping'
      ? `Danach bleiben ${amount(count, 'kleine Korrektur', 'kleine Korrekturen')} (Aufwand: ${time}).`
      : `Danach bleiben ${amount(count, 'kleinere Verbesserung', 'kleinere Verbesserungen')} (Aufwand: ${time}).`,
  nothing: 'Nichts von dem, was wir gemessen haben, muss sich ändern.',
  thisPage: 'Die Seite',
  named: ({ title }) => `Die Seite ${title}`,
};
