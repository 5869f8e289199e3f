import { Fragment, createElement as h } from 'react';
import { button, list, paragraph, small, withoutLinks } from './parts.ts';
import { defineMail } from './template.ts';

/** What a scheduled run found: a lower score, or something broken again. */
export const pageDeclined = defineMail('page-declined', {
  subject: ({ title, before, after, ownLoss }) => {
    if (ownLoss !== undefined && ownLoss > 0)
      return `Page lost ${pointsWords(ownLoss)}: ${withoutLinks(title)}`;
    return ownLoss === undefined && hasFallen(before, after)
      ? `Score down from ${before} to ${after}: ${withoutLinks(title)}`
      : `Broken again: ${withoutLinks(title)}`;
  },
  preview: ({ address }) => `What the scheduled analysis of ${address} found.`,
  body: ({ firstName, secureId, address, before, after, ownLoss, returned }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(`Hello ${firstName},`),
      paragraph(`${address} was analyzed again, as you asked on your dashboard.`),
      ...[lossWords(before, after, ownLoss)].flatMap((words) =>
        words === null ? [] : [paragraph(h('strong', null, words))],
      ),
      ...(returned.length === 0
        ? []
        : [
            paragraph('An earlier run had seen this fixed; now it is broken again:'),
            list(returned.map(withoutLinks)),
          ]),
      button(`${publicUrl}/report/${secureId}`, 'See what changed'),
      small(
        'You get this mail because this page is analyzed on a schedule. Set "Re-run automatically" to "never" for it on your dashboard to end that.',
      ),
    ),
});

/** A change of the rubric is no loss of the page: only its own part is named as one. */
function lossWords(before: number | null, after: number | null, ownLoss: number | undefined): string | null {
  if (ownLoss === undefined) {
    return hasFallen(before, after) ? `Its Liftmark Score fell from ${before} to ${after}.` : null;
  }
  if (ownLoss <= 0) return null;
  return `The page lost ${pointsWords(ownLoss)}. Its Liftmark Score by the new rubric is ${after}.`;
}

function pointsWords(points: number): string {
  return `${points} ${points === 1 ? 'point' : 'points'}`;
}

function hasFallen(before: number | null, after: number | null): boolean {
  return before !== null && after !== null && after < before;
}
