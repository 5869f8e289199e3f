import { Img } from '@react-email/components';
import { Fragment, createElement as h } from 'react';
import { button, list, paragraph, small, withoutLinks } from './parts.ts';
import { defineMail } from './template.ts';

/** A report, sent by its owner to anybody. The document is attached. */
export const report = defineMail('report', {
  // No words of the page: whoever wrote them would choose the subject of mails that we send.
  subject: ({ address, score }) =>
    score === null ? `Liftmark report: ${hostOf(address)}` : `Liftmark Score ${score}: ${hostOf(address)}`,
  preview: ({ address, score }) =>
    score === null ? `The report on ${address}.` : `${address} has a Liftmark Score of ${score}.`,
  body: (
    { address, score, secureId, sender, held = [], limit, standing, recommendations, lockedCount },
    { publicUrl },
  ) =>
    h(
      Fragment,
      null,
      paragraph(
        sender === undefined
          ? `This is the report on ${address}.`
          : `${withoutLinks(sender)} sent you this report on ${address}.`,
      ),
      h(Img, {
        src: `${publicUrl}/report/${secureId}/card.png`,
        alt: score === null ? 'The analyzed page' : `The analyzed page, with its Liftmark Score: ${score}`,
        width: '496',
        height: '260',
        style: { borderRadius: '6px', margin: '0 0 20px', maxWidth: '100%', height: 'auto' },
      }),
      ...held.map((reason) => paragraph(withoutLinks(reason))),
      ...[standing, limit].flatMap((note) => (note === undefined ? [] : [paragraph(note)])),
      ...(recommendations.length === 0
        ? []
        : [paragraph('What matters most:'), list(recommendations.map(withoutLinks))]),
      ...(lockedCount === 0 ? [] : [small(`${lockedCount} more recommendations are part of Pro.`)]),
      button(`${publicUrl}/report/${secureId}`, 'Open the report'),
      small(
        'The whole report is attached as a PDF document. You get this mail because somebody with a Liftmark account sent it to you.',
      ),
    ),
});

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
