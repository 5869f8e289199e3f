import { parse } from 'tldts';
import { isPhrase } from '../languages/match.ts';
import type { FormFact, Trust } from './facts.ts';
import type { Reading } from './reading.ts';
import { aboutLink } from './trust/about.ts';
import { claimsOf, datesOf, sealsOf } from './trust/claims.ts';
import { contactOf, isPhone, MAX_CONTACT_LINE, WHATSAPP } from './trust/contact.ts';
import { linkedText, means } from './trust/links.ts';
import { organizationOf } from './trust/organization.ts';

const CHAT =
  /intercom|crisp-client|tawk|drift-(widget|frame)|zendesk|zopim|livechat|hubspot-messages|tidio|freshchat|olark|chat-?(widget|launcher|bubble|button)/i;

/** What tells a visitor who is behind the page and how to reach them. */
export function trustFacts(reading: Reading, forms: FormFact[]): Trust {
  const { words, model } = reading;
  const url = URL.parse(model.snapshot.finalUrl);
  return {
    https: url?.protocol === 'https:',
    publicHost: url !== null && isPublic(url.hostname),
    privacyPolicy: linkedText(
      reading,
      words?.links.privacy ?? null,
      /privacy|datenschutz|confidentialite|privacidad|privacidade|politica-de-priv|informativa-privacy/i,
      'privacy or data protection',
    ),
    terms: linkedText(
      reading,
      words?.links.terms ?? null,
      /(^|[/#_-])(terms|tos|agb|cgv|cgu|conditions|condiciones|termini|termos|voorwaarden)([/._-]|$)/i,
      'terms or conditions',
    ),
    contact: contactOf(reading, forms),
    about: aboutLink(reading),
    organization: organizationOf(reading),
    support: supportOf(reading),
    supportSearched: ['Phone numbers and links to call, chat launchers, and links to help or support.'],
    seals: sealsOf(reading),
    claims: claimsOf(reading),
    dates: datesOf(reading),
  };
}

function isPublic(host: string): boolean {
  const parsed = parse(host);
  return parsed.isIp !== true && (parsed.isIcann === true || parsed.isPrivate === true);
}

type Support = Trust['support'][number];

function supportOf(reading: Reading): Support[] {
  const { words, view, model } = reading;
  const found: Support[] = [];
  const note = (kind: Support['kind'], node: Parameters<typeof model.depth>[0], text?: string): void => {
    if (found.filter((each) => each.kind === kind).length < 3) {
      found.push({ kind, depth: model.depth(node), evidence: reading.evidence(node, text) });
    }
  };
  for (const link of reading.links) {
    if (/^(tel|sms):/i.test(link.href)) note('phone', link.node);
    else if (WHATSAPP.test(link.href)) note('chat', link.node);
    else if (words && (means(link, words.links.help) || isPhrase(link.label, words.links.contact)))
      note('help', link.node);
    else if (words && isPhrase(link.label, words.links.chat)) note('chat', link.node);
  }
  for (const { node, text } of reading.blocks) {
    if (text.length > MAX_CONTACT_LINE || reading.inMockUp(node) || !isPhone(text)) continue;
    if (!found.some(({ kind }) => kind === 'phone')) note('phone', node, text);
  }
  for (const node of view.tagged('iframe', 'div', 'button')) {
    if (node.visible && CHAT.test(`${node.names} ${node.attribute('title')} ${node.attribute('src')}`))
      note('chat', node);
  }
  return found;
}
