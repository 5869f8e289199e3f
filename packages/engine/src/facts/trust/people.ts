import type { Evidence } from '@liftmark/contract/report';
import { hasDigit } from '../../language/characters.ts';
import { isGivenName } from '../../language/given-names.ts';
import { allMatches, isPhrase, mentions, startsWith } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import type { LanguageWords } from '../../language/words.ts';
import { isHeadingTag } from '../../page/heading.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode } from '../../page/node.ts';
import { itemsOf, textOf } from '../../page/structured-data.ts';
import { nameKey } from '../document/document.ts';
import type { FactContext, TextBlock } from '../fact-context.ts';
import { OPENING } from '../proof/speaker.ts';

const MAX_PEOPLE = 12;
/** Capitals alone are no part of a name here: they are the degree behind it. */
const NAME_PART = String.raw`\p{Lu}(?=[\p{L}'’-]*\p{Ll})[\p{L}'’-]+`;
const FULL_NAME = `${NAME_PART}(?: \\p{Lu}\\.)?(?: ${alternatives('familyNameParticle')})?(?: ${NAME_PART}){1,2}`;
const PERSON = compose(
  `^(?:${alternatives('academicTitle')}\\.? |${alternatives('kitchenTitle')} )?${FULL_NAME}$`,
  'u',
);
/** Degrees that no town is followed by. */
const DEGREE = String.raw`${alternatives('professionalDegree')}(?![\p{L}\p{N}])`;
/** Registers of persons who may practice, with the number in it: "(GDC 204518)", "colegiado nº 28001". */
const ENROLLED = String.raw`${alternatives('professionalRegister')}[ .:/-]{0,2}(?:[A-Z]{2}[ :-]{1,2})?(?:${alternatives('registerNumberMark')}[.:]? ?)?\d{5}`;
/** A person with proof of the profession: "Dr Ada Okafor BDS (GDC 204518)". */
const PRACTITIONER = compose(
  `(?<![\\p{L}\\p{N}])((?:${alternatives('practitionerTitle')}\\.? )?${FULL_NAME})(?=,? ${DEGREE}|,? \\(?${ENROLLED})`,
  'gu',
);
const CREDENTIAL = compose(`${DEGREE}|${ENROLLED}`, 'u');
const MAX_PRACTITIONERS = 300;

/** Who makes it presents himself by first and family name, outside of quotation marks. */
const PRESENTS = compose(
  `^(?!["“„«])(?:.{0,40}[\\s,!])?${alternatives('selfIntroduction')} (${NAME_PART} ${NAME_PART})(?! \\p{Lu})`,
  'u',
);

/** Names outside of quotations with a role below them, or with the proof of a profession behind them: a team. */
export function peopleOf(context: FactContext, evidence: Evidence[]): string[] {
  const { words } = context;
  const people = declaredIn(context);
  if (!words) return people;
  const name = (block: TextBlock, found: readonly string[], text = block.text): void => {
    const others = found.filter((person) => !people.includes(person));
    if (others.length === 0 || people.length >= MAX_PEOPLE) return;
    people.push(...others);
    evidence.push(context.evidence(block.node, text));
  };
  const presented = context.blocks.find(({ text }) => PRESENTS.test(text));
  const own = presented && PRESENTS.exec(presented.text)?.[1];
  if (presented && own && !mentions(presented.heading, words.proof.testimonialHeadings))
    name(presented, [own]);
  for (const block of context.blocks) name(block, practitionersIn(block));
  const isWord = ordinaryWords(context);
  for (const [place, block] of context.blocks.entries()) {
    const next = context.blocks[place + 1];
    if (next && hasRole(block, next, context, words) && !isWord(block.text))
      name(block, [block.text], `${block.text}, ${next.text}`);
  }
  return people;
}

/** Whether a line has words for a name ("Full Refund"): the page writes one of them small elsewhere. */
function ordinaryWords({ blocks }: FactContext): (line: string) => boolean {
  let small: Set<string> | null = null;
  return (line) => {
    const parts = line.split(' ').filter((part) => /^\p{Lu}\p{Ll}{2,}/u.test(part));
    if (parts.some(isGivenName)) return false;
    small ??= new Set(
      blocks.flatMap(
        ({ text }) => text.match(/(?<![\p{L}\p{N}@./_-])\p{Ll}{3,}(?![\p{L}@/_-]|\.\p{L})/gu) ?? [],
      ),
    );
    return parts.some((part) => small?.has(part.toLowerCase()) || small?.has(`${part.toLowerCase()}s`));
  };
}

/** A given name with another behind it, anywhere in a line; schools and streets are called after people, too. */
const ANY_NAME = compose(
  `(?<![\\p{L}\\p{N}'’-])(${NAME_PART})(?: \\p{Lu}\\.)*(?: ${alternatives('familyNameParticle')})* ${NAME_PART}(?![\\p{L}'’-])(?! ${alternatives('namesakePlace')})`,
  'gu',
);
const DIVIDED = /[:–—-]\s/;
/** "Founder / Educator – Brajesh Kumar": the role tells that a person follows. */
const BEHIND_ROLE = compose(`^(.{3,60}?)\\s*[:–—-]\\s+(${FULL_NAME})\\s*(?:$|[,(])`, 'u');

/** "Dr. Granger", "Frau Seidel": a title stands before nobody but a person. */
const TITLED = compose(
  `(?<![\\p{L}.])${alternatives('writtenTitle')}\\.? (?:\\([^)]{1,20}\\) )?${NAME_PART}`,
  'u',
);
/** "Thabiso van Zeijl · Coaching": a line that begins with a name of a form that only persons have. */
const OF_FAMILY = compose(
  `^${NAME_PART} ${alternatives('nobleParticle')} ${NAME_PART}\\s*(?:$|[·,|–-])`,
  'u',
);

/**
 * Whether the page names any person other than its reviewers. Who it is may be unclear, but if there is none, no one is
 * named as being behind the page.
 */
export const namesSomebody = memoize((context: FactContext): boolean => {
  const { words, brand, title } = context;
  if (holdsName(`${brand ?? ''} · ${title}`)) return true;
  return context.blocks.some((block) => {
    const { text, node } = block;
    if (!holdsName(text) && !TITLED.test(text) && !OF_FAMILY.test(text) && !isBehindRole(text, words))
      return false;
    return !OPENING.test(text) && !(words && isSaid(block, words)) && !context.inMockUp(node);
  });
});

function isBehindRole(text: string, words: LanguageWords | null): boolean {
  const role = DIVIDED.test(text) ? BEHIND_ROLE.exec(text)?.[1] : undefined;
  return (
    words !== null &&
    role !== undefined &&
    (mentions(role, words.proof.roles) || mentions(role, words.product.people))
  );
}

/** "In Miranda de Ebro" is where, and no Miranda. */
const WHERE = compose(String.raw`(?<!\p{L})${alternatives('placePreposition')}\s$`, 'u');
const NO_FAMILY = compose(String.raw`\s${alternatives('namesakePlaceEnd')}$`, 'u');

function holdsName(text: string): boolean {
  return [...text.matchAll(ANY_NAME)].some(
    ({ 0: name, 1: first = '', index }) =>
      isGivenName(first) && !NO_FAMILY.test(name) && !WHERE.test(text.slice(Math.max(0, index - 6), index)),
  );
}

/** Those of the structured data; who reviews is a customer, and what bears the name of the site is no person. */
function declaredIn({ structured, brand }: FactContext): string[] {
  const reviewers = new Set(itemsOf(structured, 'Review').map((review) => textOf(review.properties.author)));
  const isPerson = (name: string): boolean =>
    !reviewers.has(name) &&
    !hasDigit(name) &&
    (brand === null || PERSON.test(name) || nameKey(name) !== nameKey(brand));
  const names = itemsOf(structured, 'Person').flatMap(({ name }) =>
    name !== null && isPerson(name) ? name : [],
  );
  return [...new Set(names)];
}

/** "Ada Brandt", and below it "Founder and director". */
function hasRole(block: TextBlock, next: TextBlock, { brand }: FactContext, words: LanguageWords): boolean {
  const { text, node } = block;
  if (text.length > 40 || !PERSON.test(text) || isHeadingTag(node.tag, 2)) return false;
  if (mentions(text, words.proof.roles) || (brand !== null && text.includes(brand))) return false;
  const parts = text.split(' ');
  if ([parts[0], parts.at(-1)].some((part = '') => isPhrase(part, words.stopWords))) return false;
  if (startsWith(text, words.actions.verbs) || [node, next.node].some(isPressed)) return false;
  if (next.node.tag === 'a') return false;
  if (isOtherEntry(next.node, node) || isSaid(block, words)) return false;
  return next.text.length <= 60 && isRole(next.text, words);
}

/** Behind a role at the beginning of a line: where, and of what. */
const PLACE_OF_ROLE = compose(String.raw`^\s*(?:&|${alternatives('roleParticle')}(?!\p{L}))`, 'u');

/** A line that says what somebody does: "Co-founder & CEO", "Head of sales", "Strategic adviser · 3 h". */
function isRole(text: string, words: LanguageWords): boolean {
  if (/[@?!:]|https?/.test(text) || (text.includes(' ') && startsWith(text, words.actions.verbs)))
    return false;
  return text.split(/\s*[·|–—,(]\s*/).some((part) => saysRole(part, words));
}

function saysRole(part: string, { proof, stopWords }: LanguageWords): boolean {
  if (isPhrase(part.split(' ')[0] ?? '', stopWords)) return false;
  return allMatches(part, proof.roles).some(({ text: role, index }) => {
    const rest = part.slice(index + role.length);
    return rest.trim() === '' || (index === 0 && PLACE_OF_ROLE.test(rest));
  });
}

function isPressed(node: PageNode): boolean {
  return node.closest((at) => at.tag === 'button' || at.role === 'button') !== null;
}

/** Whether a line is an entry of a list by itself, beside that of the name or below it. */
function isOtherEntry(line: PageNode, name: PageNode): boolean {
  const entry = line.closest((at) => at.tag === 'li');
  return entry !== null && !entry.contains(name);
}

/** Whether the words stand among what customers say. */
function isSaid({ node, heading }: TextBlock, { proof }: LanguageWords): boolean {
  return (
    mentions(heading, proof.testimonialHeadings) ||
    node.closest(
      (at) => ['blockquote', 'figure'].includes(at.tag) || pattern('quotedVoiceName').test(at.names),
    ) !== null
  );
}

/** Whoever a line names with degree or register number; it stands there for the page, whatever heading is above. */
function practitionersIn({ text, node }: TextBlock): string[] {
  if (text.length > MAX_PRACTITIONERS || !CREDENTIAL.test(text) || OPENING.test(text)) return [];
  if (node.closest((at) => at.tag === 'blockquote' || pattern('voiceName').test(at.names))) return [];
  return [...text.matchAll(PRACTITIONER)].flatMap(([, name]) => name ?? []);
}
