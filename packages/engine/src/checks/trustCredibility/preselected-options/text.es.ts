import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function names(labels: readonly string[], limit: number): string {
  return list(
    labels.map((label) => quote(label, 60)),
    limit,
  );
}

export const text: Text = {
  title: {
    passes: 'No hay opciones marcadas de antemano',
    fails: 'Hay opciones marcadas de antemano',
  },
  why: 'Experimentos con muestras de la población estadounidense hallaron que los trucos suaves duplicaban con creces la aceptación de un servicio dudoso, mientras que los agresivos provocaban rechazo. Esos trucos suben las ventas a corto plazo, pero dañan la confianza, y un consentimiento marcado de antemano es ilegal en la Unión Europea.',
  measure: (cases) =>
    `Al cargar la página, puntúa ${cases}. No cuentan «Recordarme», «misma dirección» ni las cantidades y frecuencias predeterminadas.`,
  how: {
    paid: 'si está marcado un extra de pago o una donación periódica',
    checked: 'si lo está un consentimiento o un boletín',
    unchecked: 'si no lo está nada de eso',
  },
  notApplicable: { noOptions: 'La página no tiene opciones de extras, consentimiento ni boletín.' },
  observed: {
    unchecked: ({ labels }) => `Sin marcar al cargar la página: ${names(labels, 3)}.`,
    checked: ({ labels }) => `Marcado al cargar la página: ${names(labels, 4)}.`,
  },
  advice: {
    title: ({ labels }) => `Deja sin marcar de antemano ${names(labels, 3)}`,
    steps: ({ labels }) => [
      `Quita la marca de ${names(labels, 5)}.`,
      'Junto a cada opción, di qué cuesta o qué ofrece, para que quien tenga interés la elija.',
      'Riesgo: en la Unión Europea no es válido un consentimiento marcado de antemano. Estas opciones pueden vender a corto plazo, pero después traen desconfianza, reembolsos y quejas.',
    ],
  },
};
