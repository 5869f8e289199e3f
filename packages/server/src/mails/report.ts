import { PLACE_HEADINGS } from '@liftmark/contract/places';
import { QUESTION_LABELS } from '@liftmark/contract/questions';
import { suggestedWords } from '@liftmark/contract/suggestion-words';
import { Img } from '@react-email/components';
import { Fragment, createElement as h } from 'react';
import { onlyText, withoutLinks } from '../platform/without-links.ts';
import { button, entries, list, paragraph, small } from './parts.ts';
import type { MailProps } from './props.ts';
import { text } from './report.text.ts';
import { defineMail } from './template.ts';

const words = text.report;

/** A report that its owner sends to any address, with the PDF attached. */
export const report = defineMail('report', {
  // No words of the page: its author would choose the subject of emails that we send.
  subject: ({ address, score }) => {
    const host = hostOf(address);
    return score === null ? words.subject.unscored({ host }) : words.subject.scored({ score, host });
  },
  preview: ({ address, score }) =>
    score === null ? words.preview.unscored({ address }) : words.preview.scored({ score, address }),
  body: (
    {
      address,
      score,
      secureId,
      sender,
      held = [],
      start,
      fall,
      limit,
      oldRubric,
      notCompared,
      standing,
      problems = [],
      recommendations,
      housekeeping,
      lockedCount,
    },
    { publicUrl },
  ) =>
    h(
      Fragment,
      null,
      paragraph(
        sender === undefined
          ? words.introduction({ address })
          : words.introductionBy({ sender: onlyText(sender), address }),
      ),
      h(Img, {
        src: `${publicUrl}/report/${secureId}/card.png`,
        alt: score === null ? words.picture.unscored : words.picture.scored({ score }),
        width: '496',
        height: '260',
        style: { borderRadius: '6px', margin: '0 0 20px', maxWidth: '100%', height: 'auto' },
      }),
      ...held.map((reason) => paragraph(withoutLinks(reason))),
      ...[start, fall, standing, limit, oldRubric, notCompared].flatMap((note) =>
        note === undefined ? [] : [paragraph(withoutLinks(note))],
      ),
      ...(problems.length === 0
        ? []
        : [paragraph(words.heading({ heading: PLACE_HEADINGS.first })), entries(problems.map(entryOf))]),
      ...(recommendations.length === 0
        ? []
        : [
            paragraph(
              problems.length === 0 ? words.recommendations : words.heading({ heading: PLACE_HEADINGS.also }),
            ),
            list(recommendations.map(withoutLinks)),
          ]),
      ...(housekeeping === undefined
        ? []
        : [
            paragraph(words.heading({ heading: housekeeping.words })),
            list(housekeeping.titles.map(withoutLinks)),
          ]),
      ...(lockedCount === 0 ? [] : [small(words.locked({ count: lockedCount }))]),
      button(`${publicUrl}/report/${secureId}`, words.button),
      small(words.note),
    ),
});

function entryOf({
  title,
  question,
  reason,
  observed,
  firstStep,
  about,
  suggestedBy,
}: NonNullable<MailProps<'report'>['problems']>[number]) {
  const lines = [
    question === null ? null : QUESTION_LABELS[question],
    suggestedWords({ suggestedBy }),
    observed === undefined ? null : { main: withoutLinks(observed) },
    reason,
    firstStep === undefined ? null : { main: words.firstStep({ step: withoutLinks(firstStep) }) },
    about ?? null,
  ];
  return { title: withoutLinks(title), lines: lines.filter((line) => line !== null) };
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
