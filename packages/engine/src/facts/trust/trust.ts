import { parse } from 'tldts';
import { isPhrase } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import type { LanguageWords } from '../../language/words.ts';
import { hasScheme } from '../../page/address.ts';
import { deadAddress } from '../actions/dead-links.ts';
import { isPlaceholderNumber, placeholderContact } from '../content/placeholder-contact.ts';
import type { FactContext, PageLink } from '../fact-context.ts';
import { text as sentences } from '../text.ts';
import type { FormFact } from '../types/forms.ts';
import type { Trust } from '../types/trust.ts';
import { aboutLink } from './about.ts';
import { claimsOf, datesOf, sealsOf } from './claims.ts';
import { contactOf, isPhone, MAX_CONTACT_LINE, WHATSAPP } from './contact.ts';
import { linkedText } from './links.ts';
import { organizationOf } from './organization.ts';

const TERMS_ADDRESS = compose(`(?:^|[/#_-])${alternatives('termsAddress')}(?:[/._-]|$)`, 'i');

const CHAT = pattern('chatWidget');

/** Facts about who is behind the page and how to reach them. */
export function trustFacts(context: FactContext, forms: FormFact[]): Trust {
  const { words, model } = context;
  const url = URL.parse(model.snapshot.finalUrl);
  return {
    https: url?.protocol === 'https:',
    publicHost: url !== null && isPublic(url.hostname),
    privacyPolicy: linkedText(
      context,
      words?.links.privacy ?? null,
      pattern('privacyAddress'),
      sentences.searched.linksTo.privacy,
    ),
    terms: linkedText(context, words?.links.terms ?? null, TERMS_ADDRESS, sentences.searched.linksTo.terms),
    contact: contactOf(context, forms),
    about: aboutLink(context),
    organization: organizationOf(context),
    support: supportOf(context),
    supportSearched: [sentences.searched.support],
    seals: sealsOf(context),
    claims: claimsOf(context),
    dates: datesOf(context),
  };
}

function isPublic(host: string): boolean {
  const parsed = parse(host);
  return parsed.isIp !== true && (parsed.isIcann === true || parsed.isPrivate === true);
}

type Support = Trust['support'][number];

const MOST_OF_A_KIND = 8;
/** What divides a label into entries: "Help & FAQ", "Termine • Kontakt • Impressum". */
const DIVIDER = compose(String.raw`\s*[|•·/&+,]\s*|\s(?:[-–—]|${alternatives('conjunction')})\s`, 'i');
/** The way to a house is no help. */
const WAY = pattern('findUs');

/** A link called help or contact: "payroll support" and "support from a sponsor" only have the word. */
function isHelp({ label }: PageLink, { links }: LanguageWords): boolean {
  return label
    .split(DIVIDER)
    .some((entry) => (isPhrase(entry, links.help) || isPhrase(entry, links.contact)) && !WAY.test(entry));
}

function supportAt(link: PageLink, words: LanguageWords | null): Support['kind'] | null {
  const { href, label } = link;
  if (hasScheme(href, 'tel', 'sms')) return isPlaceholderNumber(href) ? null : 'phone';
  if (WHATSAPP.test(href)) return 'chat';
  if (words && isHelp(link, words)) return 'help';
  return isPhrase(label, words?.links.chat) ? 'chat' : null;
}

function supportOf(context: FactContext): Support[] {
  const { words, view, model } = context;
  const found: Support[] = [];
  const note = (kind: Support['kind'], node: Parameters<typeof model.depth>[0], text?: string): void => {
    if (found.filter((each) => each.kind === kind).length < MOST_OF_A_KIND) {
      found.push({ kind, depth: model.depth(node), evidence: context.evidence(node, text) });
    }
  };
  for (const link of context.links) {
    const kind = supportAt(link, words);
    if (kind === 'phone' || (kind !== null && deadAddress(link.node, view) === null)) note(kind, link.node);
  }
  for (const { node, text } of context.blocks) {
    if (text.length > MAX_CONTACT_LINE || context.inMockUp(node) || !isPhone(text)) continue;
    if (placeholderContact(text) !== null) continue;
    if (!found.some(({ kind }) => kind === 'phone')) note('phone', node, text);
  }
  for (const node of view.tagged('iframe', 'div', 'button')) {
    if (node.visible && CHAT.test(`${node.names} ${node.attribute('title')} ${node.attribute('src')}`))
      note('chat', node);
  }
  return found;
}
