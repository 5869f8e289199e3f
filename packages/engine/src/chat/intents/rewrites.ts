import type { QuestionResponse } from '@liftmark/contract/chat';
import { languageName } from '@liftmark/contract/language-name';
import { type CopyPart, type PartRewrites, type Rewrite, roomWords } from '@liftmark/contract/rewrites';
import { currentOf, withRoom } from '../../analyst/rewrite-room.ts';
import { quote } from '../../checks/shared/phrasing.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { copyFor, hasCopyFor } from '../../language/copy/copy-for.ts';
import { languageCode } from '../../language/language-code.ts';
import { FULL_CODES } from '../../language/packs.ts';
import { alternatives, compose, type PatternName, pattern } from '../../language/patterns.ts';
import { composeAnswer, type Statement } from '../citations.ts';
import { countIn, placeIn } from './counts.ts';
import { type Asked, followedBy, type Intent, lastAnswer, plainAnswer } from './intent.ts';
import { ownSubject } from './own-subject.ts';
import { text } from './rewrites.text.ts';

const WANTS_WORDS = pattern('asksForWords');
const MORE = pattern('asksForMore');
const SHORTER = pattern('asksForShorter');
const TONE = pattern('asksForTone');
const TRANSLATION = pattern('asksForTranslation');
const ANY_COPY = pattern('copyPartAny');
const USUAL_COUNT = 3;

/** The line below the headline is named with the headline, so it is looked for before it. */
const PARTS: readonly { part: CopyPart; words: RegExp }[] = (
  [
    ['subheadline', 'copyPartSubheadline'],
    ['section', 'copyPartSection'],
    ['action', 'copyPartAction'],
    ['headline', 'copyPartHeadline'],
  ] as [CopyPart, PatternName][]
).map(([part, name]) => ({ part, words: pattern(name) }));

/** Better words to paste: headlines, the line below, button labels, a section. */
export const rewritesIntent: Intent = {
  name: 'rewrites',
  asks: (asked) => {
    const { question, before } = asked;
    const namesCopy = partsIn(asked).length > 0 || ANY_COPY.test(question);
    if (namesCopy && (WANTS_WORDS.test(question) || isOrder(question))) return true;
    return before?.name === 'rewrites' && goesOn(asked);
  },
  answer: (asked) => {
    const { kind, rewrites = [] } = asked.report;
    if (rewrites.length === 0)
      return kind === 'conversion' || kind === 'copy'
        ? null
        : plainAnswer([text.elsewhere({ kind: text.kinds[kind] })]);
    const [part] = partsAsked(asked);
    return part === undefined ? ofEach(rewrites) : answerOn(part, asked, rewrites);
  },
};

const hasOwnSubject = ownSubject([
  'copyPartSubheadline',
  'copyPartSection',
  'copyPartAction',
  'copyPartHeadline',
  'copyPartAny',
  'countTwo',
  'countThree',
  'countFour',
  'countFive',
  // Before "more", which some languages say it with: "más corto".
  'asksForShorter',
  'asksForTone',
  'asksForMore',
  'asksForTranslation',
  'asksWhy',
  'ordinalFirst',
  'ordinalSecond',
  'ordinalThird',
  'ordinalLast',
]);

const QUESTION = pattern('startsAsQuestion');
const LOOKS = pattern('looksAtPage');
const LEAST_WORDS = 3;

/** "Craft a headline for this page" names copy without asking what is wrong with it. */
function isOrder(question: string): boolean {
  return !QUESTION.test(question) && !LOOKS.test(question) && question.split(' ').length >= LEAST_WORDS;
}

function goesOn(asked: Asked): boolean {
  const { question } = asked;
  const audience = audienceIn(question);
  if (audience !== null) return !hasOwnSubject(question.replace(AUDIENCE, ' '));
  const wishes = [MORE, SHORTER, TONE, TRANSLATION];
  const isWish =
    wishes.some((wish) => wish.test(question)) ||
    partsIn(asked).length > 0 ||
    placeIn(question, USUAL_COUNT) !== null;
  return isWish && !hasOwnSubject(question);
}

/** A few words in quotation marks. */
const QUOTED_LABEL = /["“‘'][^"“”’']{2,30}["”’']/;

/** The parts that a question names, also by the words that are on the page now. */
function partsIn({ question, report }: Pick<Asked, 'question' | 'report'>): CopyPart[] {
  const named = PARTS.filter(({ words }) => words.test(question)).map(({ part }) => part);
  if (named.length > 0) return named;
  const said = question.toLowerCase();
  const quoted = (report.rewrites ?? []).filter(
    ({ current }) => current !== null && said.includes(current.toLowerCase()),
  );
  return QUOTED_LABEL.test(question) && quoted.length === 0 ? ['action'] : quoted.map(({ part }) => part);
}

/** The part in question: that of the question, else that of the last one that named one. */
function partsAsked(asked: Asked): CopyPart[] {
  const questions = [...asked.history.filter(({ type }) => type === 'user').map(({ content }) => content)];
  const all = [...questions, asked.question].toReversed();
  return (
    all.map((question) => partsIn({ question, report: asked.report })).find(({ length }) => length > 0) ?? []
  );
}

function answerOn(part: CopyPart, asked: Asked, rewrites: readonly PartRewrites[]): QuestionResponse {
  const { question, report } = asked;
  const name = text.names[part];
  const own = rewrites.find((each) => each.part === part);
  const found = own && { ...own, candidates: allCandidates(own, report) };
  if (found === undefined) return plainAnswer([text.none({ name: name.many })]);
  const language = report.kind === 'conversion' ? report.language : null;
  if (TRANSLATION.test(question))
    return plainAnswer([text.noTranslation({ language: languageName(language ?? 'en') })]);
  if (TONE.test(question)) return plainAnswer([text.noTone({ name: name.many })]);
  const audience = audienceIn(question);
  if (audience !== null && hasCopyFor(language)) {
    const candidates = forAudience(found, audience, language);
    const answer = listed(candidates, found, (count) =>
      text.audience({ count, name: nameOf(part, candidates), audience }),
    );
    const isForeign = languageCode(language) !== 'en' && language !== null;
    return followedBy(answer, [
      isForeign ? text.audienceLanguage({ audience, language: languageName(language) }) : null,
    ]);
  }
  const shown = found.candidates.filter(({ text: said }) => wasSaid(said, asked));
  const chosen = shownIn(lastAnswer(asked), found.candidates)[placeIn(question, USUAL_COUNT) ?? -1];
  if (chosen) return withCopies(composeAnswer(null, [statementOf(chosen)]), [chosen]);
  if (SHORTER.test(question)) return shorter(found, shown);
  return shown.length > 0 && MORE.test(question)
    ? others(found, shown, countIn(question))
    : first(found, countIn(question));
}

/** Those of the report's rewrites and of its advice on the same text, the ones with words of the page first. */
function allCandidates({ current, candidates }: PartRewrites, report: Asked['report']): Rewrite[] {
  const advised = report.kind === 'conversion' ? report.recommendations : [];
  const examples = advised
    .flatMap(({ copyExamples }) => copyExamples)
    .filter(({ before }) => before !== null && before === current)
    .map(({ after, reason = '', room }): Rewrite => ({ text: after, reason, ...(room && { room }) }));
  // Of two with the same words, the rewrite knows its reason.
  const byText = new Map([...candidates, ...examples, ...candidates].map((each) => [each.text, each]));
  const ordered = [...byText.values()];
  return [...ordered.filter((each) => !isBlank(each)), ...ordered.filter(isBlank)];
}

/** Templates whose every word of substance is a placeholder. */
function isBlank({ text: said }: Rewrite): boolean {
  return FULL_CODES.some((code) => {
    const { plain, unknown, alternatives: others } = copyFor(code).headlines;
    return said === plain || said === unknown || others.includes(said);
  });
}

/** Whether words that answer the question have room in the place that it asks about; true where that isn't known. */
export function hasRoomFor(words: string, asked: Asked): boolean {
  const [part] = partsAsked(asked);
  if (part === undefined || asked.report.kind !== 'conversion') return true;
  const facts = asked.report.facts as Partial<PageFacts>;
  const section = asked.report.rewrites?.find((each) => each.part === 'section')?.current ?? null;
  const current = part === 'section' ? section : currentOf(part, facts);
  return withRoom({ part, current, candidates: [{ text: words, reason: '' }] }, facts).length > 0;
}

function first(found: PartRewrites, count: number | null): QuestionResponse {
  const candidates = found.candidates.slice(0, count ?? USUAL_COUNT);
  const current = found.current === null ? null : quote(found.current);
  return listed(candidates, found, (counted) =>
    text.lead({ count: counted, name: nameOf(found.part, candidates), current }),
  );
}

function others(found: PartRewrites, shown: readonly Rewrite[], count: number | null): QuestionResponse {
  const fresh = found.candidates.filter((candidate) => !shown.includes(candidate));
  const candidates = fresh.slice(0, count ?? USUAL_COUNT);
  if (candidates.length === 0) return plainAnswer([text.noMore({ name: text.names[found.part].many })]);
  return listed(candidates, found, (counted) =>
    text.more({ count: counted, name: nameOf(found.part, candidates) }),
  );
}

function shorter(found: PartRewrites, shown: readonly Rewrite[]): QuestionResponse {
  const longest = Math.min(
    ...(shown.length > 0 ? shown : found.candidates).map(({ text: said }) => said.length),
  );
  const cut = found.candidates.flatMap((candidate) => firstClause(candidate));
  const all = [...found.candidates, ...cut].toSorted((a, b) => a.text.length - b.text.length);
  const distinct = [...new Map(all.map((each) => [each.text, each])).values()];
  const fresh = distinct.filter((each) => each.text.length < longest && !shown.includes(each));
  const candidates = fresh.slice(0, USUAL_COUNT);
  if (candidates.length > 0)
    return listed(candidates, found, (count) =>
      text.shorter({ count, name: nameOf(found.part, candidates) }),
    );
  const [shortest] = distinct;
  return listed(shortest === undefined ? [] : [shortest], found, () =>
    text.noShorter({ name: text.names[found.part].one }),
  );
}

/** "Staff rotas for clinics" of "Staff rotas for clinics, planned in an hour". */
function firstClause(candidate: Rewrite): Rewrite[] {
  const [clause = ''] = candidate.text.split(CLAUSE_END);
  const isWhole = clause.length >= LEAST_CLAUSE && clause.length < candidate.text.length;
  const { room: _room, ...rest } = candidate;
  return isWhole && !clause.includes('[') ? [{ ...rest, text: clause.trim() }] : [];
}

const CLAUSE_END = /[:,;.]\s|\s[–—-]\s/;
/** Shorter ones are a name. */
const LEAST_CLAUSE = 16;

/** A noun or two behind "for". */
const AUDIENCE = compose(String.raw`${alternatives('audienceMark')}\s+((?:[\p{L}\p{N}'’&-]+\s?){1,4})`, 'iu');
const NO_AUDIENCE = pattern('noAudience');

function audienceIn(question: string): string | null {
  const said = AUDIENCE.exec(question)?.[1]?.trim() ?? '';
  return said === '' || NO_AUDIENCE.test(said) ? null : said;
}

/** Templates of the page's language that name the audience, which is the first placeholder of the usual one. */
function forAudience(
  { part, candidates }: PartRewrites,
  audience: string,
  language: string | null,
): Rewrite[] {
  const { usual, plain, alternatives: others, unknown } = copyFor(language).headlines;
  const whom = PLACEHOLDER.exec(usual)?.[0] ?? '';
  const templates = part === 'headline' ? [plain, unknown, ...others] : [];
  const reason = candidates.find(({ text: said }) => said.includes('['))?.reason ?? '';
  const all = [...candidates.map(({ text: said }) => said), ...templates].filter((said) =>
    said.includes(whom),
  );
  return [...new Set(all)]
    .slice(0, USUAL_COUNT)
    .map((said) => ({ text: said.replace(whom, audience), reason }));
}

const PLACEHOLDER = /\[[^\]]+\]/;

function ofEach(rewrites: readonly PartRewrites[]): QuestionResponse {
  const best = rewrites.flatMap(({ part, candidates: [candidate] }) =>
    candidate === undefined ? [] : [{ part, candidate }],
  );
  const answer = composeAnswer(
    text.each,
    best.map(({ part, candidate }) => ({ ...statementOf(candidate), title: capital(text.names[part].one) })),
    'numbered',
  );
  return withCopies(
    answer,
    best.map(({ candidate }) => candidate),
  );
}

function listed(
  candidates: readonly Rewrite[],
  { part }: PartRewrites,
  lead: (count: string) => string,
): QuestionResponse {
  if (candidates.length === 0) return plainAnswer([text.none({ name: text.names[part].many })]);
  const count = text.counts[candidates.length] ?? String(candidates.length);
  return withCopies(composeAnswer(lead(count), candidates.map(statementOf), 'numbered'), candidates);
}

function withCopies(answer: QuestionResponse, candidates: readonly Rewrite[]): QuestionResponse {
  const hasBlanks = candidates.some(({ text: said }) => said.includes('['));
  const blanks = candidates.every(isBlank) ? text.sourceBlank : text.source;
  return {
    ...followedBy(answer, [hasBlanks ? blanks : text.sourceWhole]),
    copies: candidates.map(({ text: said }) => said),
  };
}

/** A section is shown as one line, its heading first. */
function statementOf({ text: said, reason, room }: Rewrite): Statement {
  const words = said.replace('\n', ' / ');
  const isRepeated = said.includes('[');
  const parts = [`“${words}”`, isRepeated ? '' : reason, room === undefined ? '' : (roomWords(room) ?? '')];
  return { title: null, text: parts.filter((part) => part !== '').join(' '), citation: null };
}

function wasSaid(said: string, { history }: Asked): boolean {
  const words = `“${said.replace('\n', ' / ')}”`;
  return history.some(({ type, content }) => type === 'ai' && content.includes(words));
}

/** The candidates of an answer in its order. */
function shownIn(answer: string, candidates: readonly Rewrite[]): Rewrite[] {
  return candidates
    .map((candidate) => ({ candidate, at: answer.indexOf(`“${candidate.text.replace('\n', ' / ')}”`) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ candidate }) => candidate);
}

function nameOf(part: CopyPart, { length }: readonly Rewrite[]): string {
  return length === 1 ? text.names[part].one : text.names[part].many;
}

function capital(said: string): string {
  return said.charAt(0).toUpperCase() + said.slice(1);
}
