import type { Text } from './copy.text.ts';

export const text: Text = {
  vagueLabel: 'El texto no dice qué ocurre a continuación. Nombra adónde lleva el botón.',

  regions: {
    header: 'Cabecera',
    hero: 'Sección inicial',
    main: 'Contenido principal',
    aside: 'Barra lateral',
    footer: 'Pie de página',
    overlay: 'Ventana emergente',
  },
};
