import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Device = Parameters<Text['advice']['devices']['title']>[0]['devices'][number];

const DEVICES: Record<Device, string> = {
  time: 'límite de tiempo',
  quantity: 'cantidad limitada',
  demand: 'mensaje de actividad',
  hold: 'temporizador de reserva',
};

function phrasesIn(phrases: readonly string[], limit?: number): string {
  return list(
    phrases.map((phrase) => quote(phrase, 40)),
    limit,
  );
}

function devicesIn(devices: readonly Device[]): string {
  return list(devices.map((device) => DEVICES[device]));
}

export const text: Text = {
  title: { passes: 'La urgencia no presiona', fails: 'La urgencia presiona demasiado' },
  why: 'En un gran experimento, «actúa ya» no hizo que nadie comprara más, y las pautas de credibilidad piden moderación. En las pruebas, la presión agresiva provocó un fuerte rechazo.',
  measure: (scale) =>
    `Frases de presión («date prisa», «última oportunidad») sin un plazo ni una cantidad, líneas de urgencia que gritan (dos signos de exclamación seguidos, o tres en total) y cada táctica de urgencia a partir de la tercera: ${scale}.`,
  notApplicable: { none: 'La página no presiona a los visitantes sin motivo.' },
  observed: ({ shouted, phrases, devices }) => {
    const lines = list(
      shouted.map((line) => quote(line, 60)),
      3,
    );
    const parts = [
      shouted.length > 0 ? `Demasiados signos de exclamación: ${lines}` : '',
      phrases.length > 0
        ? `${amount(phrases.length, 'frase', 'frases')} de presión sin plazo ni cantidad: ${phrasesIn(phrases)}`
        : '',
      devices.length > 0 ? `${devices.length} tácticas de urgencia a la vez: ${devicesIn(devices)}` : '',
    ].filter(Boolean);
    return `${parts.join('; ')}.`;
  },
  advice: {
    shouted: {
      title: ({ line }) => `Reescribe ${quote(line, 60)} en tono tranquilo y deja solo lo que es cierto`,
      steps: ({ phrases }) => [
        'Deja el dato (el número o el plazo) y quita los signos de exclamación y las palabras que presionan.',
        ...(phrases.length > 0 ? [`Quita también ${phrasesIn(phrases)}.`] : []),
        'Lee la página sin esta línea. La oferta tiene que convencer por sí sola.',
      ],
    },
    phrases: {
      title: ({ phrases }) => `Quita ${phrasesIn(phrases, 3)}, o da el motivo`,
    },
    devices: {
      title: ({ devices }) =>
        `Deja una de las ${devices.length} tácticas de urgencia (${devicesIn(devices)})`,
      steps: [
        'Deja la que es cierta para todos los visitantes y quita las demás.',
        'Lee la página sin ellas. La oferta tiene que convencer por sí sola.',
      ],
    },
  },
};
