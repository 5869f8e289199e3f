import { quote } from '../../checks/shared/phrasing.ts';
import type { Trust } from '../../facts/types/trust.ts';

type Misdirected = Trust['contact']['misdirected'][number];

const act = ({ kind }: Misdirected) => (kind === 'phone' ? 'dials' : 'writes to');

export const text = {
  why: 'Visitors who try what the page says and end up elsewhere don’t try twice. They also wonder which of its other statements are wrong.',
  measure:
    'Reported if a link shows one phone number or email address and leads to another, which is serious, or if the rating on the page and the one in its structured data differ.',
  astray: (link: Misdirected) => `The link ${quote(link.shown, 50)} ${act(link)} ${quote(link.target, 50)}`,
  observed: (link: Misdirected, links: number) =>
    `The page shows ${quote(link.shown, 60)}, but a click ${act(link)} ${quote(link.target, 60)}${links > 1 ? `; ${links - 1} more of its contact links ${links === 2 ? 'has' : 'have'} the same problem` : ''}.`,
  steps: (link: Misdirected) => [
    'Find out which of the two is right, and put it both into the text and into the link.',
    link.kind === 'phone'
      ? 'Write the number in the link with its country code and without spaces, such as tel:+15550100199.'
      : 'In the link, write mailto: directly followed by the address.',
    'Click every phone number and email address on the page once, on a phone too, and check what opens.',
  ],
};
