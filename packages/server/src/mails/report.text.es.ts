import { amount, oneOrMany } from '@liftmark/contract/figures';
import type { Text } from './report.text.ts';

const pointsOf = (points: number) => amount(points, 'punto', 'puntos');

export const text: Text = {
  greeting: ({ firstName }) => `Hola, ${firstName}:`,

  footer: {
    sentBy: 'Enviado por ',
    questions: '. ¿Preguntas? Escribe a ',
    end: '.',
    subscribed: 'Recibes este correo porque pediste consejos de conversión. ',
    unsubscribe: 'Darse de baja',
  },

  pageDeclined: {
    subject: {
      pointsLost: ({ points, title }) => `Tu página perdió ${pointsOf(points)}: ${title}`,
      scoreDown: ({ before, after, title }) => `La puntuación bajó de ${before} a ${after}: ${title}`,
      brokenAgain: ({ title }) => `Vuelve a fallar: ${title}`,
    },
    preview: ({ address }) => `Resultado del análisis programado de ${address}.`,
    analyzed: ({ address }) => `Volvimos a analizar ${address}, tal como lo programaste en tu panel.`,
    scoreDown: ({ before, after }) => `Su Liftmark Score bajó de ${before} a ${after}.`,
    pointsLost: ({ points, after }) =>
      `La página perdió ${pointsOf(points)}. Su Liftmark Score con la nueva rúbrica es ${after}.`,
    brokenAgain: ({ issues }) =>
      oneOrMany(
        issues,
        'Esto se había corregido en un análisis anterior y vuelve a fallar:',
        'Estos puntos se habían corregido en un análisis anterior y vuelven a fallar:',
      ),
    button: 'Ver qué cambió',
    note: 'Recibes este correo porque esta página se analiza periódicamente. Para detenerlo, pon «Re-run automatically» en «never» para esta página en tu panel.',
  },

  report: {
    subject: {
      scored: ({ score, host }) => `Liftmark Score ${score}: ${host}`,
      unscored: ({ host }) => `Informe de Liftmark: ${host}`,
    },
    preview: {
      scored: ({ score, address }) => `${address} tiene un Liftmark Score de ${score}.`,
      unscored: ({ address }) => `El informe sobre ${address}.`,
    },
    introduction: ({ address }) => `Este es el informe sobre ${address}.`,
    introductionBy: ({ sender, address }) => `${sender} te envió este informe sobre ${address}.`,
    picture: {
      scored: ({ score }) => `La página analizada con su Liftmark Score: ${score}`,
      unscored: 'La página analizada',
    },
    recommendations: 'Lo más importante:',
    firstStep: ({ step }) => `Primer paso: ${step}`,
    heading: ({ heading }) => `${heading}:`,
    locked: ({ count }) =>
      `${amount(count, 'recomendación más forma', 'recomendaciones más forman')} parte de Pro.`,
    button: 'Abrir el informe',
    draft: 'un borrador de página',
    note: 'El informe completo va adjunto en PDF. Recibes este correo porque alguien con una cuenta de Liftmark te lo envió.',
  },
};
