import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'La conexión es segura', fails: 'La conexión no es segura' },
  why: 'Los navegadores marcan como no seguras las páginas sin cifrar. En una encuesta a 1324 personas del Reino Unido, el 46\u00a0% no daría su nombre ni su tarjeta a una página así; como hoy casi todos los sitios están cifrados, uno que no lo está llama la atención.',
  measure: (cases) => `Puntúa ${cases}. No se comprueban direcciones de redes locales.`,
  how: {
    open: 'si la página o el destino de un formulario usa HTTP',
    files: 'si hay imágenes o medios que cargan por HTTP',
    secure: 'si todo usa HTTPS',
  },
  notApplicable: { privateHost: 'La página no está en un servidor público.' },
  observed: {
    page: ({ address }) => `La página se sirve por HTTP: ${address}.`,
    form: ({ targets }) =>
      `${targets.length === 1 ? 'Un formulario envía' : `${targets.length} formularios envían`} sus datos por HTTP: ${list(targets)}.`,
    files: ({ addresses }) =>
      `${amount(addresses.length, 'archivo carga', 'archivos cargan')} por HTTP: ${list(addresses, 3)}.`,
    secure: ({ hasForms }) => `La página${hasForms ? ' y sus formularios usan' : ' usa'} HTTPS.`,
  },
  searched: ['dirección final'],
  advice: {
    page: {
      title: ({ host }) => `Sirve ${host} por HTTPS`,
      steps: ({ address }) => [
        'Instala un certificado; la mayoría de los alojamientos ofrece uno gratis.',
        `Redirige ${address} a su dirección HTTPS y actualiza los enlaces que llevan a ella.`,
      ],
    },
    form: {
      title: ({ submit }) =>
        `Envía ${submit === undefined ? 'el formulario' : `el formulario ${quote(submit, 40)}`} por HTTPS`,
      steps: ({ targets }) => [
        `Cambia a HTTPS ${targets.length === 1 ? 'el destino del formulario' : 'los destinos de los formularios'}: ${list(targets)}.`,
      ],
    },
    files: {
      title: 'Carga todos los archivos por HTTPS',
      steps: ({ addresses }) => [
        `Cambia a HTTPS ${addresses.length === 1 ? 'esta dirección' : 'estas direcciones'}: ${list(addresses, 6)}.`,
      ],
    },
  },
};
