import { amount } from '@liftmark/contract/figures';
import { capitalized } from '../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const from = (before: string) => (before === '' ? '' : ` von „${before}“`);

export const text: Text = {
  none: 'Dieser Bericht enthält keine Änderung zum Mitnehmen.',
  devices: { both: 'Element', desktop: 'Element auf dem Desktop', mobile: 'Element auf Smartphones' },
  at: ({ devices, selector }) => `${devices}: ${selector}`,
  placeholder: 'Ersetzen Sie den Platzhalter vor der Veröffentlichung durch Ihre eigenen Worte.',
  metas: {
    description: 'die Beschreibung (description)',
    viewport: 'den Viewport',
    title: 'den Seitentitel',
  },
  positions: {
    before: ({ tag, selector }) => `vor <${tag}> bei ${selector}`,
    after: ({ tag, selector }) => `nach <${tag}> bei ${selector}`,
    start: ({ tag, selector }) => `am Anfang von <${tag}> bei ${selector}`,
    end: ({ tag, selector }) => `am Ende von <${tag}> bei ${selector}`,
  },
  list: {
    title: ({ url }) => `Änderungen an ${url}`,
    setText: ({ tag, before, after }) => `Den Text von <${tag}>${from(before)} in „${after}“ ändern.`,
    setAttribute: ({ tag, name, before, after }) =>
      after === ''
        ? `Das Attribut ${name} von <${tag}> ohne Wert setzen.`
        : `Das Attribut ${name} von <${tag}>${from(before)} in „${after}“ ändern.`,
    removeAttribute: ({ tag, name }) => `Das Attribut ${name} von <${tag}> entfernen.`,
    setStyle: ({ tag, styles }) => `<${tag}> gestalten mit ${styles}.`,
    addRule: ({ elements, styles, upToWidth }) =>
      `${elements} überall gestalten mit ${styles}${upToWidth === null ? '' : `, auf Bildschirmen bis ${upToWidth} px Breite`}.`,
    removeRule: ({ element, property }) => `${property} aus den CSS-Regeln für ${element} entfernen.`,
    remove: ({ tag }) => `<${tag}> entfernen.`,
    move: ({ tag, place }) => `<${tag}> verschieben. Neuer Platz: ${place}.`,
    insert: ({ what, place }) => `Ergänzen: ${what}. Platz: ${place}.`,
    setMeta: ({ name, before, after }) => `${capitalized(name)}${from(before)} in „${after}“ ändern.`,
    testimonial: ({ quote, author }) => `eine Kundenstimme: „${quote}“, von „${author}“`,
    line: ({ words }) => `die Zeile „${words}“`,
    faq: ({ heading, items }) =>
      `ein Abschnitt „${heading}“ mit ${items.map(({ question, answer }) => `„${question}“: „${answer}“`).join('; ')}`,
    stickyButton: ({ label, address }) => `ein mitlaufender Button „${label}“, der zu ${address} führt`,
    links: ({ items }) =>
      `eine Zeile mit Links: ${items.map(({ label, address }) => `„${label}“ zu ${address}`).join('; ')}`,
    formLabel: ({ words, field }) => `die Beschriftung „${words}“ für das Feld #${field}`,
  },
  html: {
    title: ({ url }) => `HTML und CSS für ${url}`,
    replace: 'Ersetzen',
    by: 'durch',
    addAttribute: 'Attribut ergänzen',
    removeAttribute: 'Attribut entfernen',
    addStyle: 'Stil ergänzen',
    addCss: 'In Ihrem CSS ergänzen',
    removeCss: 'Aus Ihrem CSS entfernen',
    remove: 'Das Element entfernen.',
    move: {
      before: 'Vor dieses Element verschieben:',
      after: 'Hinter dieses Element verschieben:',
      start: 'An den Anfang dieses Elements verschieben:',
      end: 'Ans Ende dieses Elements verschieben:',
    },
    insert: {
      before: 'Davor ergänzen',
      after: 'Dahinter ergänzen',
      start: 'Am Anfang ergänzen',
      end: 'Am Ende ergänzen',
    },
    head: 'In den <head> setzen, anstelle vorhandener Angaben',
  },

  snippet: {
    shows: ({ count, url }) =>
      `Liftmark: ${amount(count, 'Änderung', 'Änderungen')} für ${url}, alle auf einmal oder keine.`,
    paste: 'Fügen Sie diesen Code als JavaScript in die Variante Ihres A/B-Tests ein.',
    undo: ({ name }) => `Zum Zurücknehmen ${name}.undo() in der Konsole des Browsers ausführen.`,
  },
};
