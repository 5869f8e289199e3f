import { amount } from '../checks/shared/phrasing.ts';
import type { Text } from './capture-page.text.ts';

export const text: Text = {
  opening: 'Abriendo la página en escritorio y en el móvil',
  steps: {
    answered: 'El sitio respondió',
    loaded: 'Leyendo lo que se ha cargado',
    read: 'Leídos su texto, diseño y estilos',
  },
  waiting: 'Esperando para abrir otra vez la página y comprobar sus afirmaciones',
  readHtml: 'Leído el HTML sin navegador',
  loaded: ({ devices, requests }) => `Cargada ${devices}, ${amount(requests, 'petición', 'peticiones')}`,
  devices: { desktop: 'en escritorio', mobile: 'en el móvil', both: 'en escritorio y en el móvil' },
  written: ({ recommendations }) =>
    recommendations === 1 ? '1 recomendación escrita' : `${recommendations} recomendaciones escritas`,
};
