import type { TakeText } from './take-with-you.text.ts';

export const takeText: TakeText = {
  title: 'Llévatelo',
  lead: 'Elige correcciones y llévalas a tu código, a tu desarrollador o a tu prueba A/B.',
  placeholder: 'Muestra un texto provisional: cámbialo por tus propias palabras antes de publicarlo.',
  copy: ({ label }) => `Copiar: ${label}`,
  download: ({ label }) => `Descargar: ${label}`,
  copyButton: 'Copiar',
  downloadButton: 'Descargar',
  copied: 'Copiado',
  copyFailedTitle: 'No se pudo copiar',
  downloadFailedTitle: 'No se pudo descargar',
  labels: {
    html: 'HTML y CSS',
    list: 'Lista para un desarrollador',
    json: 'JSON',
    snippet: 'Fragmento para prueba A/B',
  },
  copyFailed: 'Descarga el archivo en su lugar.',
  downloadFailed: 'Comprueba tu conexión e inténtalo de nuevo.',
  uses: {
    html: 'HTML y CSS anteriores y nuevos, con los selectores.',
    list: 'Cambios numerados en palabras sencillas.',
    json: 'Para tus propias herramientas y para liftmark fix con un archivo HTML.',
    snippet: 'JavaScript sencillo para GrowthBook, PostHog, VWO, Optimizely y otros.',
  },
  snippet: {
    title: 'Dónde va el fragmento',
    places: {
      GrowthBook: 'En el Visual Editor, añádelo al JavaScript propio de la variante.',
      PostHog:
        'En el código de tu sitio, ejecútalo donde el feature flag del experimento tenga la variante de prueba.',
      VWO: 'En el editor, abre el código de la variante y añádelo como JavaScript.',
      Optimizely: 'Añádelo al Custom Code de la variante, no al Shared Code, que se ejecuta en todas.',
    },
    note: 'Pégalo sin un elemento script alrededor. Espera a la página por sí solo y muestra todas las correcciones elegidas o ninguna.',
  },
};
