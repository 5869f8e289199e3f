import { percentWords } from '@liftmark/contract/figures';
import type { Text } from './experiment.text.ts';

export const text: Text = {
  first: ({ element }) => `Testen Sie zuerst: ${element}`,
  elements: {
    headline: 'Überschrift',
    'cta-button': 'wichtigster Button',
    'form-design': 'Formular',
    'page-layout': 'Aufbau der Seite',
    'social-proof': 'Belege von Kunden',
    pricing: 'Preisbereich',
    images: 'wichtigstes Bild',
  },
  lead: 'Das würde ich zuerst testen, und so lange dauert es:',
  leadNone: 'Nichts auf dieser Seite verlangt gerade nach einem Test. So lange würde einer dauern:',
  variants: ({ current, variant }) => `Die jetzige Version ist ${current}, die Variante ${variant}.`,
  idea: ({ step }) => `Für die Variante: ${step}`,

  duration: 'Wie lange es dauert',
  needs: ({ visitors, rate, effect, total, time }) =>
    `Bei ${visitors} Besuchern im Monat und ${percentWords(rate)} Conversions braucht ein Test, der eine Verbesserung um ${percentWords(effect)} findet, ${total} Besucher, je zur Hälfte für jede Version. Das dauert ${time}.`,
  tooLong:
    'Das ist für ein verlässliches Ergebnis zu lang: Cookies werden gelöscht, Angebote und Jahreszeiten wechseln. Testen Sie eine größere Änderung, die sich schneller zeigt, oder ändern Sie die Seite und vergleichen Sie die Wochen davor und danach.',
  fine: 'Lassen Sie ihn ganze Wochen laufen, mindestens zwei, und brechen Sie ihn nicht ab, weil eine Version vorn liegt.',
  impossible: ({ rate }) =>
    `Bei ${percentWords(rate)} Conversions ist eine Verbesserung dieser Größe nicht möglich.`,
  effects: ({ line }) => `Bei anderen Verbesserungen: ${line}.`,
  effect: ({ effect, time }) => `${percentWords(effect)} (${time})`,

  examples: ({ effect }) =>
    `Ihre Besucherzahlen kenne ich nicht. Das sind Beispiele für eine Verbesserung um ${percentWords(effect)}:`,
  example: ({ visitors, rate, time }) =>
    `- ${visitors} Besucher im Monat, ${percentWords(rate)} Conversions: ${time}`,
  ask: 'Nennen Sie mir Ihre Zahlen, zum Beispiel „Ich habe 3.000 Besucher im Monat und 2 % Conversions“, und ich rechne es aus.',
  askRate: ({ visitors }) =>
    `Wie viele der ${visitors} Besucher im Monat konvertieren? Ohne Ihre Zahl sind das Beispiele für eine Verbesserung um 20 %:`,
  askVisitors: ({ rate }) =>
    `Wie viele Besucher haben Sie im Monat? Bei ${percentWords(rate)} Conversions sind das Beispiele für eine Verbesserung um 20 %:`,

  fixes: ({ titles }) => `Das braucht keinen Test, weil es allen hilft: ${titles}.`,
  fixesFirst: ({ titles, lead }) =>
    `Beheben Sie zuerst, was allen hilft (kein Test nötig): ${titles}.\n\n${lead}`,
  leadThen: 'Danach würde ich das hier testen, und so lange dauert es:',
  weeks: ({ weeks }) => (weeks === 1 ? 'etwa 1 Woche' : `etwa ${weeks} Wochen`),
  months: ({ months }) => `etwa ${months} Monate`,
  years: ({ years }) => `mehr als ${years === 1 ? 'ein Jahr' : `${years} Jahre`}`,
};
