import { quote } from '../../checks/shared/phrasing.ts';
import type { Trust } from '../../facts/types/trust.ts';

type Misdirected = Trust['contact']['misdirected'][number];

const act = ({ kind }: Misdirected) => (kind === 'phone' ? 'dials' : 'writes to');

export const text = {
  why: 'Visitors whose call or email goes astray don’t try twice. When details don’t match, people also wonder what else on the page is wrong.',
  measure:
    'Reported if a link shows one phone number or email address but leads to another, which is serious, or if the rating on the page differs from the one in its structured data.',
  astray: (link: Misdirected) => `The link ${quote(link.shown, 50)} ${act(link)} ${quote(link.target, 50)}`,
  observed: (link: Misdirected, links: number) =>
    `The page shows ${quote(link.shown, 60)}, but the link ${act(link)} ${quote(link.target, 60)}${links > 1 ? `; ${links - 1} more of its contact links ${links === 2 ? 'has' : 'have'} the same problem` : ''}.`,
  steps: (link: Misdirected) => [
    'Find out which of the two is right, and use it in both the text and the link.',
    link.kind === 'phone'
      ? 'In the link, write the number with its country code and without spaces, such as tel:+15550100199.'
      : 'In the link, write mailto: followed directly by the address.',
    'Click every phone number and email address on the page, on a computer and on a phone, and check what opens.',
  ],
};
