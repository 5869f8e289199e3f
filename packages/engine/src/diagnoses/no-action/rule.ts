import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import { goalOf } from '../../checks/shared/page-types.ts';
import type { Ask } from '../../facts/types/actions.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { digitsOf } from '../../language/characters.ts';
import { copyFor } from '../../language/copy/copy-for.ts';
import { hasScheme } from '../../page/address.ts';
import { askingForms, buttonsOf, depthOf, isCall, isReadable, plainCalls } from '../asks.ts';
import { defineDiagnosis, distinctNodes } from '../diagnosis.ts';
import { text } from './text.ts';

/** Pages that people read or use on the spot. */
const ELSEWHERE: ReadonlySet<PageType> = new Set(['article', 'checkout', 'signup']);
const QUIET: ReadonlySet<PageType> = new Set(['other', 'portfolio', 'app', 'ecommerce-category']);
/** A page with fewer is empty, which is another problem. */
const MIN_WORDS = 5;
/** Nothing at all; a word in the menu or the footer; a number or address in sight. */
const SEVERITY = { nothing: 3, hidden: 2.6, plain: 2.2, inSight: 1.7 };
const QUIETER = 0.65;
/** Fewer words of copy are hardly more than the names of what is listed. */
const FEW_WORDS = 60;
/** More links lead somewhere, even if none asks to act. */
const MOST_LINKS = 20;
/** Letters of a line that is hardly more than a number or an address. */
const SHORT_LINE = 40;
const PHONE_DIGITS = 6;

export const noAction = defineDiagnosis(() => ({
  id: 'no-action',
  question: 'action',
  category: 'structure',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['primary-action'],
  ceilings: ['action-missing'],
  effort: 'hours',
  impact: 'defect',
  evidence: ['above-fold-attention', 'cta-button-style'],
  needs: [
    'asks',
    'links',
    'forms',
    'layout',
    'headline',
    'told',
    'content',
    'product',
    'choices',
    'look',
    'deadEnds',
    'primaryAction',
    'trust',
    'offer',
  ],
  judge(facts) {
    const { headline, language } = facts;
    const type = judgedPageType(facts.pageType);
    const [idle, buttons] = sorted(buttonsOf(facts), facts);
    if (ELSEWHERE.has(type) || !isOpen(facts) || isAnswered(facts, type, buttons)) return null;
    const ways = plainCalls(facts);
    const shown = ways.length > 0 ? ways.map(wayOf) : plainLines(facts);
    const named = [...buttons, ...idle, ...ways];
    const goal = goalOf(facts);
    return {
      severity: severityOf(facts, ways) * (QUIET.has(type) ? QUIETER : 1),
      confidence: 0.9,
      // What such a page lists may be its next step.
      slight: type === 'other' && facts.choices.length > 0,
      aside: type === 'other' && offersNothing(facts),
      title: text.title({ goal, headline: headline?.text ?? null, reading: buttons[0]?.text ?? null }),
      observed: text.observed({
        reading: distinct(buttons),
        idle: distinct(idle),
        ways: [...new Set(shown)],
        menu: distinct(facts.asks.filter((ask) => ask.place === 'menu' && isCall(ask))),
        hasField: facts.forms.length > 0,
      }),
      evidence: distinctNodes([
        ...(headline ? [headline.evidence] : []),
        ...named.map(({ evidence }) => evidence),
      ]),
      steps: text.steps({ headline: headline?.text ?? null, way: shown[0] ?? null }),
      copyExamples:
        goal === 'other' ? [] : [{ before: null, after: copyFor(language).actions[goal][0] ?? '' }],
    };
  },
}));

type Facts = Pick<
  PageFacts,
  'asks' | 'links' | 'forms' | 'layout' | 'document' | 'content' | 'product' | 'choices' | 'look'
>;

/** Whether all of the page was seen, and there is something to see. */
function isOpen(facts: Facts): boolean {
  const hasWords = facts.content.wordCount >= MIN_WORDS;
  return isReadable(facts) && !isCovered(facts) && hasWords && !isUnread(facts);
}

/** So many links, and none that could be read as a button, a number or an address: scripts move or fade them in. */
function isUnread({ asks, links: { desktop } }: Pick<PageFacts, 'asks' | 'links'>): boolean {
  return asks.length === 0 && (desktop?.total ?? 0) > MOST_LINKS;
}

/** Whether it says little, sells nothing and names nobody to write to: a list of links or files has no next step. */
function offersNothing({
  offer,
  trust,
  asks,
  content,
}: Pick<PageFacts, 'offer' | 'trust' | 'asks' | 'content'>): boolean {
  const isSilent = trust.contact.kinds.length === 0 && !asks.some(isCall);
  return isSilent && offer.prices.length === 0 && content.ownCopyWords < FEW_WORDS;
}

/** Links of unknown words that are drawn as buttons and lead nowhere, besides the main one; and the rest. */
function sorted(
  buttons: readonly Ask[],
  { deadEnds, primaryAction }: Pick<PageFacts, 'deadEnds' | 'primaryAction'>,
): [Ask[], Ask[]] {
  const ends = deadEnds.filter(({ address }) => address !== null).map(({ evidence }) => evidence.node);
  const dead = new Set(ends.filter((node) => node !== primaryAction?.evidence.node));
  const isIdle = ({ kind, evidence }: Ask): boolean => kind === 'open' && dead.has(evidence.node);
  return [buttons.filter(isIdle), buttons.filter((ask) => !isIdle(ask))];
}

/** Whether something on it may be the next step. */
function isAnswered(facts: Facts, type: PageType, buttons: readonly Ask[]): boolean {
  return (
    askingForms(facts.forms).length > 0 ||
    buttons.some(({ kind }) => kind !== 'read') ||
    facts.asks.some(asksInFooter) ||
    sellsByCards(facts, type) ||
    linksToAct(facts).length > 0
  );
}

/** A button that ends the page, unlike the links of a footer; newsletters are signed up for there. */
function asksInFooter({ buttonLike, region, kind, shape }: Ask): boolean {
  return buttonLike && region === 'footer' && (kind === 'act' || kind === 'contact') && shape !== 'submit';
}

/** Of the letters above the fold; the button may be under that layer too. */
const COVERED = 0.3;

function isCovered({ look: { desktop } }: Pick<PageFacts, 'look'>): boolean {
  return (desktop?.coveredShare ?? 0) > COVERED;
}

/** The products of a category page are its next step. */
function sellsByCards({ product, choices }: Pick<PageFacts, 'product' | 'choices'>, type: PageType): boolean {
  return type === 'ecommerce-category' && ((product.cards?.total ?? 0) > 0 || choices.length > 2);
}

/** Plain links in the content that say what to do; a number or address alone says nothing. */
function linksToAct({ asks }: Pick<PageFacts, 'asks'>): Ask[] {
  return plainCalls({ asks }).filter(
    ({ target, kind, region }) => kind === 'act' && region !== 'footer' && !isDirect(target),
  );
}

function severityOf({ asks }: Pick<PageFacts, 'asks'>, ways: readonly Ask[]): number {
  if (ways.some((way) => way.region !== 'footer' && (depthOf(way) ?? 1) < 1)) return SEVERITY.inSight;
  if (ways.some(({ region }) => region !== 'footer')) return SEVERITY.plain;
  return asks.some(isCall) ? SEVERITY.hidden : SEVERITY.nothing;
}

/** Opens a call, a message or a mail. */
function isDirect(target: string | null): boolean {
  return hasScheme(target, 'tel', 'sms', 'mailto');
}

function addressIn(target: string): string {
  return target.slice(target.indexOf(':') + 1).split('?', 1)[0] ?? '';
}

/** The number or address of a link whose label is a picture's name or the like. */
function wayOf({ text: label, target }: Ask): string {
  const address = isDirect(target) ? addressIn(target ?? '') : '';
  return address === '' || /[@\d]/.test(label) ? label : address;
}

/** A number or address without a link. */
function plainLines({ trust: { contact } }: Pick<PageFacts, 'trust'>): string[] {
  const lines = contact.evidence.map((line) => line.text).filter((line) => line.length <= SHORT_LINE);
  return lines.filter((line) => line.includes('@') || digitsOf(line).length >= PHONE_DIGITS);
}

function distinct(asks: readonly Ask[]): string[] {
  return [...new Map(asks.map((ask) => [ask.key, ask.text])).values()];
}
