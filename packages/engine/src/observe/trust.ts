import { parse } from 'tldts';
import { isPhrase } from '../languages/match.ts';
import { alternatives, pattern } from '../languages/patterns.ts';
import type { LanguageWords } from '../languages/words.ts';
import { isNobodys, nobodysContact } from './content/nobodys-contact.ts';
import { deadAddress } from './dead-links.ts';
import type { FormFact, Trust } from './facts.ts';
import type { PageLink, Reading } from './reading.ts';
import { text as sentences } from './text.ts';
import { aboutLink } from './trust/about.ts';
import { claimsOf, datesOf, sealsOf } from './trust/claims.ts';
import { contactOf, isPhone, MAX_CONTACT_LINE, WHATSAPP } from './trust/contact.ts';
import { linkedText } from './trust/links.ts';
import { organizationOf } from './trust/organization.ts';

const TERMS_ADDRESS = new RegExp(`(?:^|[/#_-])${alternatives('termsAddress')}(?:[/._-]|$)`, 'i');

const CHAT = pattern('chatWidget');

/** Facts about who is behind the page and how to reach them. */
export function trustFacts(reading: Reading, forms: FormFact[]): Trust {
  const { words, model } = reading;
  const url = URL.parse(model.snapshot.finalUrl);
  return {
    https: url?.protocol === 'https:',
    publicHost: url !== null && isPublic(url.hostname),
    privacyPolicy: linkedText(
      reading,
      words?.links.privacy ?? null,
      pattern('privacyAddress'),
      sentences.searched.linksTo.privacy,
    ),
    terms: linkedText(reading, words?.links.terms ?? null, TERMS_ADDRESS, sentences.searched.linksTo.terms),
    contact: contactOf(reading, forms),
    about: aboutLink(reading),
    organization: organizationOf(reading),
    support: supportOf(reading),
    supportSearched: [sentences.searched.support],
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

const MOST_OF_A_KIND = 8;
/** What divides a label into entries: "Help & FAQ", "Termine • Kontakt • Impressum". */
const DIVIDER = new RegExp(String.raw`\s*[|•·/&+,]\s*|\s(?:[-–—]|${alternatives('conjunction')})\s`, 'i');
/** The way to a house is no help. */
const WAY = pattern('findUs');

/** A link called help or contact: "payroll support" and "support from a sponsor" only have the word. */
function isHelp({ label }: PageLink, { links }: LanguageWords): boolean {
  return label
    .split(DIVIDER)
    .some((entry) => (isPhrase(entry, links.help) || isPhrase(entry, links.contact)) && !WAY.test(entry));
}

function supportOf(reading: Reading): Support[] {
  const { words, view, model } = reading;
  const found: Support[] = [];
  const note = (kind: Support['kind'], node: Parameters<typeof model.depth>[0], text?: string): void => {
    if (found.filter((each) => each.kind === kind).length < MOST_OF_A_KIND) {
      found.push({ kind, depth: model.depth(node), evidence: reading.evidence(node, text) });
    }
  };
  for (const link of reading.links) {
    if (/^(tel|sms):/i.test(link.href)) {
      if (!isNobodys(link.href)) note('phone', link.node);
    } else if (WHATSAPP.test(link.href)) note('chat', link.node);
    else if (words && isHelp(link, words) && deadAddress(link.node, view) === null) note('help', link.node);
    else if (words && isPhrase(link.label, words.links.chat) && deadAddress(link.node, view) === null)
      note('chat', link.node);
  }
  for (const { node, text } of reading.blocks) {
    if (text.length > MAX_CONTACT_LINE || reading.inMockUp(node) || !isPhone(text)) continue;
    if (nobodysContact(text) !== null) continue;
    if (!found.some(({ kind }) => kind === 'phone')) note('phone', node, text);
  }
  for (const node of view.tagged('iframe', 'div', 'button')) {
    if (node.visible && CHAT.test(`${node.names} ${node.attribute('title')} ${node.attribute('src')}`))
      note('chat', node);
  }
  return found;
}
