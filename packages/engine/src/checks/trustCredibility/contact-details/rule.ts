import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Trust } from '../../../observe/facts.ts';
import { defineCheck, measured, notMeasured, ramp } from '../../check.ts';
import { hiddenReason, unreadReason, unreadRegion } from '../../doubt.ts';
import { pageName } from '../../page-name.ts';
import { list, quote } from '../../phrasing.ts';
import { reachOf } from '../reach.ts';

type Kind = Trust['contact']['kinds'][number];

const KINDS: Record<Kind, string> = {
  phone: 'a phone number',
  whatsapp: 'a WhatsApp link',
  email: 'an e-mail address',
  address: 'a postal address',
  page: 'a contact link',
  form: 'a contact form',
};

/** A contact page and a contact form are one way to get in touch. */
function ways(kinds: readonly Kind[]): number {
  return new Set(kinds.map((kind) => (kind === 'form' ? 'page' : kind))).size;
}

export const contactDetails = defineCheck({
  id: 'contact-details',
  category: 'trustCredibility',
  title: { passes: 'It is easy to get in touch', fails: 'It is hard to get in touch' },
  why: 'The Stanford guidelines, drawn from research with over 4,500 people, ask to make contact easy by phone, address and e-mail. Contact details up front are one of the lasting signs of a credible site.',
  measure:
    'Kinds among phone, e-mail, postal address, WhatsApp and contact page or form, from header to footer: none 0, one 0.75, two 1. WhatsApp beside a phone number is no second way, and nobody’s number or a link that leads nowhere is none. Social icons are not contact, a chat is support.',
  weight: 7,
  group: 'identity',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'partly' },
  evidence: ['stanford-contact', 'nng-four-credibility'],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'default' },
  needs: ['layout', 'trust'],
  evaluate({ trust: { contact }, layout, wordLists }) {
    const count = ways(contact.kinds);
    if (count > 0) {
      return measured(
        ramp(count, [0, 0], [1, 0.75], [2, 1]),
        `The page gives ${list(contact.kinds.map((kind) => KINDS[kind]))}${count < 2 ? '; a second way is not given here' : ''}.`,
        contact.evidence,
        {
          searched: contact.searched,
        },
      );
    }
    if (contact.present === null)
      return notMeasured(contact.notMeasured ?? 'Contact details could not be told.');
    if (!wordLists)
      return notMeasured(
        'Neither phone nor e-mail was found, and there is no word list for contact links in this language.',
      );
    if (contact.hidden) return notMeasured(hiddenReason(contact.hidden, 'A way to get in touch'));
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, 'A way to get in touch'));
    const { leadsNowhere, nobodys } = contact;
    if (nobodys)
      return measured(0, `${quote(nobodys.text)} comes from a template, and no other way was found.`, [
        nobodys,
      ]);
    if (leadsNowhere)
      return measured(
        0,
        `${quote(leadsNowhere.text)} leads nowhere, and no phone, e-mail or address was found.`,
        [leadsNowhere],
      );
    return measured(0, 'No phone, e-mail, address or contact link was found.', [], {
      searched: contact.searched,
    });
  },
  recommend(_outcome, { trust: { contact }, document, language }) {
    const missing = (['phone', 'email', 'address'] as const).filter((kind) => !contact.kinds.includes(kind));
    const present = contact.evidence[0];
    return {
      title: present
        ? `Add a second way to get in touch beside ${quote(present.text, 40)}`
        : `Put contact details on ${pageName(document)}`,
      steps: [
        `Add ${list(
          missing.map((kind) => KINDS[kind]),
          4,
        )}, whichever you can answer, to header or footer.`,
        'Write phone and e-mail as links (tel:, mailto:), so that a tap is enough.',
        'Say when you answer, if it is not at once.',
      ],
      copyExamples: [
        { before: present?.text ?? null, after: copyLine(language, 'contact', reachOf(contact)) },
      ],
      remedy: 'contact-details',
    };
  },
});
