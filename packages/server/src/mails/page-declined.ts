import { Fragment, createElement as h } from 'react';
import { withoutLinks } from '../platform/without-links.ts';
import { button, list, paragraph, small } from './parts.ts';
import type { MailProps } from './props.ts';
import { text } from './report.text.ts';
import { defineMail } from './template.ts';

const words = text.pageDeclined;

type Scores = Pick<MailProps<'page-declined'>, 'before' | 'after' | 'ownLoss'>;

/** A scheduled run found a lower score, or something broken again. */
export const pageDeclined = defineMail('page-declined', {
  subject: ({ title: pageTitle, ...scores }) => {
    const title = withoutLinks(pageTitle);
    if (scores.ownLoss !== undefined && scores.ownLoss > 0)
      return words.subject.pointsLost({ points: scores.ownLoss, title });
    const fall = scores.ownLoss === undefined ? fallOf(scores) : null;
    return fall === null ? words.subject.brokenAgain({ title }) : words.subject.scoreDown({ ...fall, title });
  },
  preview: ({ address }) => words.preview({ address }),
  body: ({ firstName, secureId, address, returned, ...scores }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(text.greeting({ firstName })),
      paragraph(words.analyzed({ address })),
      ...[lossOf(scores)].flatMap((sentence) =>
        sentence === null ? [] : [paragraph(h('strong', null, sentence))],
      ),
      ...(returned.length === 0
        ? []
        : [paragraph(words.brokenAgain({ issues: returned.length })), list(returned.map(withoutLinks))]),
      button(`${publicUrl}/report/${secureId}`, words.button),
      small(words.note),
    ),
});

/** A new rubric can lower the score of an unchanged page: only what the page itself lost counts as its loss. */
function lossOf(scores: Scores): string | null {
  const { after, ownLoss } = scores;
  if (ownLoss === undefined) {
    const fall = fallOf(scores);
    return fall === null ? null : words.scoreDown(fall);
  }
  return ownLoss <= 0 ? null : words.pointsLost({ points: ownLoss, after });
}

function fallOf({ before, after }: Scores): { before: number; after: number } | null {
  return before !== null && after !== null && after < before ? { before, after } : null;
}
