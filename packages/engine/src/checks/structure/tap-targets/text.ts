import type { Evidence } from '@liftmark/contract/report';
import { translated } from '@liftmark/contract/translated';
import { amount, list, nodeNames, percent, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** How large they are, each size once: " (10 × 10 px)". */
function sizes(targets: readonly Evidence[]): string {
  const boxes = targets.flatMap(({ boxes: { mobile } }) => (mobile ? [mobile] : []));
  const each = new Set(boxes.map(({ width, height }) => `${Math.round(width)} × ${Math.round(height)} px`));
  return each.size > 0 ? ` (${list([...each])})` : '';
}

function namesOf(targets: readonly Evidence[]): string {
  return nodeNames(targets, 'tap target', { limit: 30, viewport: 'mobile' });
}

/** How many targets are large enough. */
function fitting(count: number, total: number): string {
  if (total === 1) {
    return count === 1
      ? 'The only link or button is at least 24 × 24 px or has that much room around it.'
      : 'The only link or button is smaller than 24 × 24 px and doesn’t have that much room around it.';
  }
  if (count === total)
    return `${total === 2 ? 'Both tap targets' : `All ${total} links and buttons`} are at least 24 × 24 px or have that much room around them.`;
  const share = percent(count / total);
  return `${count} of ${amount(total, 'link or button', 'links and buttons')} (${share}) ${count === 1 ? 'is at least 24 × 24 px or has that much room around it' : 'are at least 24 × 24 px or have that much room around them'}.`;
}

const english = {
  title: { passes: 'Tap targets are large enough', fails: 'Some tap targets are too small' },
  why: 'WCAG 2.5.8 requires targets of at least 24 by 24 px, or that much room around them. Platform guidelines recommend 44 to 48 px for important targets. Neither size has been tested for its effect on conversion.',
  measure: (scale: string) =>
    `The share of tap targets on the mobile page that are at least 24 × 24 px or have that much room around them: ${scale}. Links within a line of text are exempt, and so are targets that show nothing because their image didn’t load. The score is at most 0.7 if the main CTA is less than 44 px high. Not scored if phones show the page scaled down.`,
  notMeasured: {
    none: 'The mobile page has no tap targets.',
    scaledDown: ({ shownAt }: { shownAt: number }) =>
      `Phones shrink the whole page, including its links and buttons, to ${percent(shownAt)} of its size.`,
  },
  observed: {
    targets: ({
      count,
      total,
      low,
    }: {
      count: number;
      total: number;
      /** The main CTA, if it is too low for a thumb. */
      low: { label: string; isLink: boolean; px: number; comfortable: number } | null;
    }) =>
      `${low ? `The main ${low.isLink ? 'link' : 'button'}, ${quote(low.label, 40)}, is ${low.px} px high (${low.comfortable} px is comfortable for a thumb). ` : ''}${fitting(count, total)}`,
  },
  advice: {
    raise: {
      title: ({ label, comfortable }: { label: string; comfortable: number }) =>
        `Make ${quote(label, 40)} at least ${comfortable} px high on phones`,
      step: ({ label, px, comfortable }: { label: string; px: number; comfortable: number }) =>
        `Increase the height of ${quote(label, 40)} from ${px} px to at least ${comfortable} px.`,
    },
    enlarge: {
      title: ({ smallest }: { smallest: readonly Evidence[] }) => `Enlarge ${namesOf(smallest)} on phones`,
      step: ({ smallest }: { smallest: readonly Evidence[] }) =>
        `Enlarge ${namesOf(smallest)}${sizes(smallest)} to at least 24 × 24 px with padding, or keep 24 px of room around ${smallest.length === 1 ? 'it' : 'each'}.`,
    },
    addPadding: 'Add padding instead of enlarging the text. The design can stay the same.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
