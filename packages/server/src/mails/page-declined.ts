import { Fragment, createElement as h } from 'react';
import { button, list, paragraph, small, withoutLinks } from './parts.ts';
import { defineMail } from './template.ts';

/** What a scheduled run found: a lower score, or something broken again. */
export const pageDeclined = defineMail('page-declined', {
  subject: ({ title, before, after }) =>
    hasFallen(before, after)
      ? `Score down from ${before} to ${after}: ${withoutLinks(title)}`
      : `Broken again: ${withoutLinks(title)}`,
  preview: ({ address }) => `What the scheduled analysis of ${address} found.`,
  body: ({ firstName, secureId, address, before, after, returned }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(`Hello ${firstName},`),
      paragraph(`${address} was analyzed again, as you asked on your dashboard.`),
      ...(hasFallen(before, after)
        ? [paragraph(h('strong', null, `Its Liftmark Score fell from ${before} to ${after}.`))]
        : []),
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

function hasFallen(before: number | null, after: number | null): boolean {
  return before !== null && after !== null && after < before;
}
