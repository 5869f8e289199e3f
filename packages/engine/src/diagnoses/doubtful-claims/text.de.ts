import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Eine Behauptung, die zu gut klingt, lässt Besucher auch an den wahren zweifeln. Die erste der Stanford-Leitlinien zur Glaubwürdigkeit lautet, Angaben leicht überprüfbar zu machen. Falsche Countdowns oder Verknappungen sind in der Europäischen Union verboten.',
  measure:
    'Wird gemeldet, wenn Dringlichkeit auf der Seite nicht stimmt, etwa ein Countdown auf null oder ein beendetes Angebot, oder wenn die Seite Ergebnisse von 30 % oder mehr verspricht, ohne in der Nähe eine Quelle zu nennen. Je mehr solche Behauptungen, desto schwerer wiegt es. Ein Angebot ohne Ende kommt nie unter die ersten fünf.',
  claimed: {
    title: (claim) => `Für diese Zahl eine Quelle nennen: ${quote(claim, 70)}`,
    observed: (claim, claims) =>
      `Für ${quote(claim, 120)} gibt es keine Quelle${claims === 1 ? '' : claims === 2 ? ', und für eine weitere Zahl auch nicht' : `, und für ${claims - 1} weitere Zahlen auch nicht`}.`,
    steps: ({ one, many }) => [
      `Nennen Sie neben der Zahl die Quelle (eine Studie, einen Test oder „Durchschnitt über 40 ${many}, 2026“) und wer sie wo und wann gemessen hat.`,
      `Verlinken Sie die Quelle, oder zeigen Sie die Rechnung am Beispiel von ${one}, mit echten Zahlen.`,
      `Wenn Sie die Zahl nicht belegen können, ersetzen Sie sie durch das Ergebnis von ${one} mit Namen, oder streichen Sie sie.`,
    ],
  },
};
