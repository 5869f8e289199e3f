import type { Text } from './rewrites.text.ts';

export const text: Text = {
  names: {
    headline: { one: 'titular', many: 'titulares' },
    subheadline: { one: 'texto bajo el titular', many: 'textos bajo el titular' },
    action: { one: 'texto para el botón', many: 'textos para el botón' },
    section: { one: 'texto para una sección', many: 'textos para una sección' },
  },
  counts: ['Ningún', 'Un', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'],

  lead: ({ count, name, current }) =>
    current === null ? `${count} ${name}:` : `${count} ${name} en lugar de ${current}:`,
  more: ({ count, name }) => `${count} ${name} más:`,
  shorter: ({ count, name }) => `${count} ${name}, más ${count === 'Un' ? 'corto' : 'cortos'}:`,
  audience: ({ count, name, audience }) => `${count} ${name} para ${audience}:`,
  each: 'Uno para cada parte de la página que más importa:',

  source: 'Completa lo que está entre corchetes: no me invento datos.',
  sourceBlank:
    'Completa lo que está entre corchetes: la página no lo dice con claridad en palabras que yo pueda usar, y no me invento datos.',
  sourceWhole: 'Todo esto sale de las palabras de la propia página.',
  audienceLanguage: ({ audience, language }) =>
    `La página está en ${language}, así que escribe «${audience}» como lo dirían sus visitas.`,
  why: ({ copy, reason }) => `${copy} ${reason}`,

  noMore: ({ name }) =>
    `No tengo más ${name}: la página no dice nada más con lo que hacer uno bueno. Añade a la página lo que tiene de especial tu oferta, analízala de nuevo y tendré más con lo que trabajar.`,
  noShorter: ({ name }) =>
    `No tengo un ${name} más corto con las palabras de la página. Este es el más corto hasta ahora:`,
  noTone: ({ name }) =>
    `No puedo cambiar el tono sin un modelo de lenguaje: solo uso las palabras de la página. Puedo escribir más ${name}, otros más cortos o para un público concreto («para restaurantes»).`,
  noTranslation: ({ language }) =>
    `No puedo traducir sin un modelo de lenguaje. La página está en ${language}, así que escribo en ese idioma.`,
  none: ({ name }) =>
    `No tengo mejores ${name} para esta página: ya usa las palabras habituales o no dice lo suficiente como para partir de ahí.`,
  elsewhere: ({ kind }) =>
    `${kind} es de antes de que los informes guardaran mejores textos. Analiza la página de nuevo y escribiré titulares, textos para el botón y una sección con sus propias palabras.`,
  kinds: { competitor: 'Esta comparación', swot: 'Este informe DAFO' },
};
