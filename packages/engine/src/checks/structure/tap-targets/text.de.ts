import type { Evidence } from '@liftmark/contract/report';
import { figure, list, nodeNames, percent, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

/** How large they are, each size once: " (10 × 10 px)". */
function sizes(targets: readonly Evidence[]): string {
  const boxes = targets.flatMap(({ boxes: { mobile } }) => (mobile ? [mobile] : []));
  const each = new Set(boxes.map(({ width, height }) => `${Math.round(width)} × ${Math.round(height)} px`));
  return each.size > 0 ? ` (${list([...each])})` : '';
}

function namesOf(targets: readonly Evidence[]): string {
  return nodeNames(targets, 'Tippziel', { limit: 30, viewport: 'mobile' });
}

/** How many targets are large enough. */
function fitting(count: number, total: number): string {
  if (total === 1) {
    return count === 1
      ? 'Der einzige Link oder Button ist mindestens 24 × 24 px groß oder hat so viel Platz ringsum.'
      : 'Der einzige Link oder Button ist kleiner als 24 × 24 px und hat auch nicht so viel Platz ringsum.';
  }
  if (count === total)
    return `${total === 2 ? 'Beide Tippziele' : `Alle ${total} Links und Buttons`} sind mindestens 24 × 24 px groß oder haben so viel Platz ringsum.`;
  const share = percent(count / total);
  return `${count} von ${total} Links und Buttons (${share}) ${count === 1 ? 'ist mindestens 24 × 24 px groß oder hat' : 'sind mindestens 24 × 24 px groß oder haben'} so viel Platz ringsum.`;
}

export const text: Text = {
  title: { passes: 'Tippziele sind groß genug', fails: 'Einige Tippziele sind zu klein' },
  why: 'WCAG 2.5.8 verlangt Ziele von mindestens 24 mal 24 px oder so viel Platz ringsum. Richtlinien der Plattformen empfehlen 44 bis 48 px für wichtige Ziele. Die Wirkung auf die Conversion wurde für keine der Größen getestet.',
  measure: (scale) =>
    `Anteil der Tippziele der mobilen Seite, die mindestens 24 × 24 px groß sind oder so viel Platz ringsum haben: ${scale}. Ausgenommen sind Links in einer Textzeile und Ziele, die nichts zeigen, weil ihr Bild nicht geladen wurde. Höchstens 0,7, wenn der wichtigste Call-to-Action niedriger als 44 px ist. Nicht bewertet, wenn Smartphones die Seite verkleinert zeigen.`,
  notMeasured: {
    none: 'Die mobile Seite hat keine Tippziele.',
    scaledDown: ({ shownAt }) =>
      `Smartphones verkleinern die ganze Seite samt Links und Buttons auf ${percent(shownAt)} ihrer Größe.`,
  },
  observed: {
    targets: ({ count, total, low }) =>
      `${low ? `Der wichtigste ${low.isLink ? 'Link' : 'Button'}, ${quote(low.label, 40)}, ist ${low.px} px hoch (für den Daumen bequem: ${low.comfortable} px). ` : ''}${fitting(count, total)}`,
  },
  advice: {
    raise: {
      title: ({ label, comfortable }) =>
        `${quote(label, 40)} auf Smartphones mindestens ${comfortable} px hoch machen`,
      step: ({ label, px, comfortable }) =>
        `Erhöhen Sie ${quote(label, 40)} von ${figure(px)} px auf mindestens ${comfortable} px.`,
    },
    enlarge: {
      title: ({ smallest }) => `Auf Smartphones vergrößern: ${namesOf(smallest)}`,
      step: ({ smallest }) =>
        `${namesOf(smallest)}${sizes(smallest)}: Vergrößern Sie ${smallest.length === 1 ? 'das Tippziel' : 'die Tippziele'} mit Innenabstand auf mindestens 24 × 24 px, oder lassen Sie ringsum 24 px Platz.`,
    },
    addPadding: 'Erhöhen Sie den Innenabstand statt der Schriftgröße. Das Design kann gleich bleiben.',
  },
};
