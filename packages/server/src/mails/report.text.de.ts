import { amount, oneOrMany } from '@liftmark/contract/figures';
import type { Text } from './report.text.ts';

const pointsOf = (points: number) => amount(points, 'Punkt', 'Punkte');

export const text: Text = {
  greeting: ({ firstName }) => `Guten Tag ${firstName},`,

  footer: {
    sentBy: 'Gesendet von ',
    questions: '. Fragen? Schreiben Sie an ',
    end: '.',
    subscribed: 'Sie erhalten diese E-Mail, weil Sie Conversion-Tipps abonniert haben. ',
    unsubscribe: 'Abbestellen',
  },

  pageDeclined: {
    subject: {
      pointsLost: ({ points, title }) => `Ihre Seite hat ${pointsOf(points)} verloren: ${title}`,
      scoreDown: ({ before, after, title }) => `Score von ${before} auf ${after} gefallen: ${title}`,
      brokenAgain: ({ title }) => `Wieder kaputt: ${title}`,
    },
    preview: ({ address }) => `Ergebnis der geplanten Analyse von ${address}.`,
    analyzed: ({ address }) =>
      `Wir haben ${address} erneut analysiert, wie Sie es auf Ihrem Dashboard eingestellt haben.`,
    scoreDown: ({ before, after }) => `Der Liftmark Score ist von ${before} auf ${after} gefallen.`,
    pointsLost: ({ points, after }) =>
      `Die Seite hat ${pointsOf(points)} verloren. Ihr Liftmark Score nach dem neuen Bewertungsschema ist ${after}.`,
    brokenAgain: ({ issues }) =>
      oneOrMany(
        issues,
        'Das war bei einer früheren Analyse behoben und ist wieder kaputt:',
        'Diese Punkte waren bei einer früheren Analyse behoben und sind wieder kaputt:',
      ),
    button: 'Änderungen ansehen',
    note: 'Sie erhalten diese E-Mail, weil diese Seite regelmäßig analysiert wird. Um das zu beenden, setzen Sie auf Ihrem Dashboard „Re-run automatically“ für diese Seite auf „never“.',
  },

  report: {
    subject: {
      scored: ({ score, host }) => `Liftmark Score ${score}: ${host}`,
      unscored: ({ host }) => `Liftmark-Bericht: ${host}`,
    },
    preview: {
      scored: ({ score, address }) => `${address} hat einen Liftmark Score von ${score}.`,
      unscored: ({ address }) => `Der Bericht über ${address}.`,
    },
    introduction: ({ address }) => `Hier ist der Bericht über ${address}.`,
    introductionBy: ({ sender, address }) => `${sender} schickt Ihnen diesen Bericht über ${address}.`,
    picture: {
      scored: ({ score }) => `Die analysierte Seite mit ihrem Liftmark Score: ${score}`,
      unscored: 'Die analysierte Seite',
    },
    recommendations: 'Das Wichtigste:',
    firstStep: ({ step }) => `Erster Schritt: ${step}`,
    heading: ({ heading }) => `${heading}:`,
    locked: ({ count }) =>
      `${amount(count, 'weitere Empfehlung gehört', 'weitere Empfehlungen gehören')} zu Pro.`,
    button: 'Bericht öffnen',
    draft: 'einen Seitenentwurf',
    note: 'Der vollständige Bericht ist als PDF angehängt. Sie erhalten diese E-Mail, weil jemand mit einem Liftmark-Konto sie Ihnen geschickt hat.',
  },
};
