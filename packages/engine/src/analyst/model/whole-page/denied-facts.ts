import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { alternatives, compose } from '../../../language/patterns.ts';
import { wordsWith } from '../grounding/speech.ts';

/** Reports of older versions may lack some. */
type Facts = Partial<PageFacts>;

interface Thing {
  /** Its names, as a regular expression. */
  names: string;
  isOnPage(facts: Facts): boolean;
}

const PHONE = '(?:telephone|phone numbers?)';
const EMAIL = 'e-?mail(?: address(?:es)?)?';

const THINGS: readonly Thing[] = [
  { names: PHONE, isOnPage: (facts) => hasContact(facts, 'phone') },
  { names: EMAIL, isOnPage: ({ trust }) => (trust?.contact.emails.length ?? 0) > 0 },
  { names: 'whatsapp', isOnPage: (facts) => hasContact(facts, 'whatsapp') },
  { names: '(?<!mail )address|street|town', isOnPage: (facts) => hasContact(facts, 'address') },
  { names: 'form', isOnPage: (facts) => (facts.forms ?? []).length > 0 || hasContact(facts, 'form') },
  { names: 'guarantees?', isOnPage: ({ offer }) => offer?.guarantee.present === true },
  { names: 'faq', isOnPage: ({ content }) => (content?.faq.count ?? 0) > 0 },
  { names: 'privacy policy', isOnPage: ({ trust }) => trust?.privacyPolicy.present === true },
  {
    names: 'testimonials?|customer quotes?|customer reviews?',
    isOnPage: ({ proof }) => (proof?.testimonials.count ?? 0) > 0,
  },
  { names: 'prices?', isOnPage: ({ offer }) => (offer?.prices.length ?? 0) > 0 },
];

/** What a form may ask for. */
const FIELDS: readonly Thing[] = [
  { names: PHONE, isOnPage: (facts) => asksFor(facts, 'phone') },
  { names: EMAIL, isOnPage: (facts) => asksFor(facts, 'email') },
];

const FIELD = wordsWith(FIELDS.map(({ names }) => names).join('|'));

function hasContact({ trust }: Facts, kind: PageFacts['trust']['contact']['kinds'][number]): boolean {
  return trust?.contact.kinds.includes(kind) ?? false;
}

function asksFor({ forms = [] }: Facts, kind: PageFacts['forms'][number]['fields'][number]['kind']): boolean {
  return forms.some(({ fields }) => fields.some((field) => field.kind === kind));
}

const OF_FORM = wordsWith('forms?|fields?');
/** "Near the button", "for guests": a part of the page, or one kind of the thing. */
const LIMITED = compose(String.raw`^[^,.;:]*?(?<!\p{L})${alternatives('limitedTo')}(?!\p{L})`, 'iu');
/** "The first screen has no address" says nothing of the rest. */
const PART = wordsWith(
  '(?:screen|hero|header|footer|menu|section|box|card|list|table|row|column|bar|picture|headline|button)s?',
);
const WHOLE = wordsWith('anywhere|nowhere|at all');
/** "No photo of the town" says nothing of the town, "no earlier price" nothing of today's. */
const BETWEEN = String.raw`(?:(?:fields?|asks?|asking) for |(?!(?:of|on|in|for|with|by|from|that|which|about|earlier|former|old|exact|full|total)\s)[\p{L}'-]+,? ){0,5}?`;
const NONE = String.raw`(?<!\p{L})(?:${alternatives('absenceOf')}|neither|nor|(?:not|never|\p{L}+n't) (?:[\p{L}-]+ ){0,3}?any) `;
/** "The phone number isn't given anywhere". */
const NOWHERE = String.raw`(?: \p{L}+(?:n't| not| never))(?: [\p{L}-]+){0,3} anywhere|(?: is| are) (?:missing|nowhere)`;

const denialsOf = (things: readonly Thing[]) =>
  things.map(({ names, isOnPage }) => {
    const named = wordsWith(names);
    return {
      isOnPage,
      isNamedIn: (text: string) => named.test(text),
      lacked: compose(String.raw`${NONE}${BETWEEN}(?:${names})(?!\p{L})(?<rest>.*)$`, 'iu'),
      nowhere: compose(String.raw`(?<!\p{L})(?:${names})(?:${NOWHERE})(?!\p{L})(?<rest>.*)$`, 'iu'),
    };
  });
const ON_PAGE = denialsOf(THINGS);
const IN_FORM = denialsOf(FIELDS);

export interface DeniedThing {
  /** Whether it was found there after all. */
  isOnPage: boolean;
  /** Whether a text names it. */
  isNamedIn(text: string): boolean;
}

/** The things that a sentence says the whole page, or its form, lacks. */
export function deniedThings(sentence: string, facts: Facts): DeniedThing[] {
  const plain = sentence.replaceAll('’', "'");
  const isOfForm = FIELD.test(plain) && OF_FORM.test(plain);
  return (isOfForm ? IN_FORM : ON_PAGE).flatMap(({ lacked, nowhere, isOnPage, isNamedIn }) => {
    const isDenied = [lacked, nowhere].some((denial) => {
      const found = denial.exec(plain);
      if (found === null || LIMITED.test(found.groups?.rest ?? '')) return false;
      return WHOLE.test(plain) || !PART.test(plain.slice(0, found.index));
    });
    return isDenied ? { isOnPage: isOnPage(facts), isNamedIn } : [];
  });
}
