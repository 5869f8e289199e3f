import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Der wichtigste Call-to-Action ist klar beschriftet',
    fails: 'Der wichtigste Call-to-Action ist unklar beschriftet',
  },
  why: 'Links und Buttons werden für sich gelesen; die Beschriftung muss also sagen, was sich öffnet, und ein gebrochenes Versprechen kostet Vertrauen. Der Wortlaut allein bewegt selten den Umsatz, doch eine Beschriftung, die nichts sagt oder die Screenreader nicht lesen können, bleibt ein Problem.',
  measure:
    'Die Beschriftung des wichtigsten Call-to-Action bekommt 1, wenn sie Handlung und Gegenstand nennt oder allgemein bekannt ist („In den Warenkorb“, „Spenden“), 0,8 für ein klares Verb allein, 0,2, wenn sie beliebig ist („Absenden“, „Hier klicken“), und 0 ohne zugänglichen Namen.',
  notApplicable: { none: 'Die Seite hat keinen klaren Call-to-Action.' },
  notMeasured: {
    unknown: ({ label }) => `Es ist unklar, ob die Beschriftung ${quote(label)} sagt, was passiert.`,
  },
  /** By the kind of label. */
  observed: {
    'act-and-object': ({ action }) => `${action} sagt, was passiert.`,
    standard: ({ action }) => `${action} hat eine Beschriftung, die jeder kennt.`,
    'telling-verb': ({ action }) => `${action} nennt die Handlung.`,
    topic: ({ action }) => `${action} ist konkret beschriftet, nicht nur mit „Absenden“ oder „Mehr“.`,
    generic: ({ action }) => `${action} sagt nicht, was passiert.`,
    nameless: ({ action }) => `${action} hat keinen zugänglichen Namen.`,
  },
  action: {
    named: ({ label }) => `Der wichtigste Call-to-Action ${quote(label)}`,
    unnamed: ({ place }) => `Der wichtigste Call-to-Action (${place})`,
  },
  button: 'Button',
  mainButton: 'Haupt-Button',
  advice: {
    title: {
      rename: ({ label }) => `Den Button ${quote(label, 40)} sagen lassen, was passiert`,
      add: ({ button }) => `Beschriftung ergänzen: ${button}`,
      addToMain: 'Den Haupt-Button beschriften',
    },
    steps: [
      'Nennen Sie in zwei bis fünf Wörtern, was zu tun ist und was Besucher bekommen.',
      'Beginnen Sie die Zielseite mit denselben Worten.',
    ],
    altText: 'Wenn der Button nur ein Bild enthält, verwenden Sie die Beschriftung als Alt-Text des Bildes.',
  },
};
