import type { FallbackReason } from '@liftmark/contract/analyst';
import { amount, oneOrMany } from '@liftmark/contract/figures';
import type { Text } from './report.text.ts';

const REASONS: Record<FallbackReason, string> = {
  slow: 'Es hat nicht rechtzeitig geantwortet',
  unavailable: 'Sein Anbieter hat nicht reagiert',
  'rate-limited': 'Sein Anbieter nimmt zurzeit keine weiteren Anfragen an',
  rejected: 'Sein Anbieter hat die Anfrage abgelehnt',
  refused: 'Es hat die Antwort verweigert',
  'cut-off': 'Seine Antwort wurde abgeschnitten',
  malformed: 'Seine Antwort war nicht lesbar',
  ungrounded: 'Was es schrieb, passte nicht zur Seite',
  'over-budget': 'Die Tokens für diese Analyse waren aufgebraucht',
  'report-language': 'Seine übrigen Texte können wir nur auf Englisch prüfen',
};

const LEVELS = { high: 'hoch', medium: 'mittel', low: 'niedrig' };
const LEVELS_OF = {
  impact: 'Wirkung',
  priority: 'Priorität',
  severity: 'Schweregrad',
  potential: 'Potenzial',
  risk: 'Risiko',
};

export const text: Text = {
  bands: { 90: 'Hervorragend', 80: 'Stark', 70: 'Gut', 60: 'Mittelmäßig', 0: 'Schwach' },
  bandLegend: 'Stufen des Scores',
  below: ({ score }) => `Unter ${score}`,
  types: { critical: 'KRITISCH', improve: 'HOCH', optimize: 'MITTEL', other: 'SCHNELL ERLEDIGT' },
  level: ({ level, of }) => `${LEVELS_OF[of]}: ${LEVELS[level]}`,
  noScore: 'Kein Score',
  tooLittle: 'Zu wenig messbar',
  dial: {
    none: 'Liftmark Score: Wir konnten zu wenig messen',
    range: ({ score, low, high }) => `Liftmark Score ${score} von 100, zwischen ${low} und ${high}`,
    graded: ({ score, grade, word }) => `Liftmark Score ${score} von 100, Note ${grade}, ${word}`,
  },
  method: 'So messen wir das (Englisch):',
  generated: 'Erstellt am',
  partOfPro: 'Teil von Pro',
  copy: {
    now: ({ length }) => `Jetzt, ${length} Zeichen`,
    nowEmpty: 'Jetzt',
    nothing: 'Hier steht kein Text.',
    better: 'Besser',
    alternative: 'Alternative',
    exactly: ({ label, length }) => `${label}, ${length} Zeichen`,
    about: ({ label, length }) => `${label}, etwa ${length} Zeichen`,
    fillIn: 'Lücken ausfüllen',
    ready: 'Nichts auszufüllen',
    button: 'Kopieren',
    buttonOf: ({ name }) => `${name} kopieren`,
    done: 'Kopiert',
    failed: 'Kopieren fehlgeschlagen',
    byHand: 'Markieren Sie den Text und kopieren Sie ihn von Hand.',
  },
  authorship: {
    model: ({ model, kept }) =>
      `Teils geschrieben von ${model}: ${amount(kept, 'Aussage hat', 'Aussagen haben')} der Prüfung an der Seite standgehalten`,
    builtIn:
      'Geschrieben von der eingebauten Analyse. Auch ein Modell wurde gefragt, aber nichts von seinem Text wird gezeigt',
    dropped: ({ dropped }) => `; ${dropped} nicht und ${oneOrMany(dropped, 'wurde', 'wurden')} weggelassen`,
    rest: 'Den Rest hat die eingebaute Analyse geschrieben.',
    reason: ({ reason }) => `Grund: ${REASONS[reason]}.`,
  },
};
