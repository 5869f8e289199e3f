import { percentWords } from '@liftmark/contract/figures';
import type { Text } from './experiment.text.ts';

export const text: Text = {
  first: ({ element }) => `Prueba primero ${element}`,
  elements: {
    headline: 'el titular',
    'cta-button': 'el botón principal',
    'form-design': 'el formulario',
    'page-layout': 'la estructura de la página',
    'social-proof': 'las pruebas de clientes',
    pricing: 'la sección de precios',
    images: 'la imagen principal',
  },
  lead: 'Esto es lo que probaría primero y cuánto tarda:',
  leadNone: 'Nada en esta página pide una prueba ahora mismo. Una prueba tardaría esto:',
  variants: ({ current, variant }) => `La versión actual es ${current}; la variante, ${variant}.`,
  idea: ({ step }) => `Para la variante: ${step}`,

  duration: 'Cuánto tarda',
  needs: ({ visitors, rate, effect, total, time }) =>
    `Con ${visitors} visitas al mes y un ${percentWords(rate)} de conversiones, una prueba que detecte una mejora del ${percentWords(effect)} necesita ${total} visitas, la mitad para cada versión. Eso lleva ${time}.`,
  tooLong:
    'Es demasiado para que sea fiable: las cookies se borran y las ofertas y las temporadas cambian. Prueba un cambio más atrevido, que se nota antes, o haz el cambio y compara las semanas de antes y después.',
  fine: 'Déjala correr semanas completas, al menos dos, y no la pares porque una versión vaya por delante.',
  impossible: ({ rate }) =>
    `Con un ${percentWords(rate)} de conversiones, una mejora de ese tamaño no es posible.`,
  effects: ({ line }) => `Para otras mejoras: ${line}.`,
  effect: ({ effect, time }) => `${percentWords(effect)} (${time})`,

  examples: ({ effect }) =>
    `No conozco tus visitas. Estos son ejemplos para detectar una mejora del ${percentWords(effect)}:`,
  example: ({ visitors, rate, time }) =>
    `- ${visitors} visitas al mes, ${percentWords(rate)} de conversiones: ${time}`,
  ask: 'Dime tus cifras, por ejemplo «Tengo 3000 visitas al mes y un 2 % de conversiones», y lo calculo.',
  askRate: ({ visitors }) =>
    `¿Cuántas de las ${visitors} visitas al mes convierten? Sin tu cifra, estos son ejemplos para detectar una mejora del 20 %:`,
  askVisitors: ({ rate }) =>
    `¿Cuántas visitas tienes al mes? Con un ${percentWords(rate)} de conversiones, estos son ejemplos para detectar una mejora del 20 %:`,

  fixes: ({ titles }) => `Esto no necesita prueba, porque arreglarlo ayuda a todo el mundo: ${titles}.`,
  fixesFirst: ({ titles, lead }) =>
    `Primero, arregla lo que ayuda a todo el mundo (sin prueba): ${titles}.\n\n${lead}`,
  leadThen: 'Después, esto es lo que probaría y cuánto tarda:',
  weeks: ({ weeks }) => (weeks === 1 ? 'alrededor de 1 semana' : `unas ${weeks} semanas`),
  months: ({ months }) => `unos ${months} meses`,
  years: ({ years }) => `más de ${years === 1 ? 'un año' : `${years} años`}`,
};
