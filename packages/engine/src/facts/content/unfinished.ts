import type { Evidence } from '@liftmark/contract/report';
import { hasLetter } from '../../language/characters.ts';
import { mentions, normalize } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import { hasScheme } from '../../page/address.ts';
import type { PageNode, Region } from '../../page/node.ts';
import type { FactContext, TextBlock } from '../fact-context.ts';
import { FIELD_TAGS } from '../forms/form-parts.ts';
import { isBlankFrame, isLoader, loadersIn } from '../look/unfilled.ts';
import { countedTo } from '../proof/numbers.ts';
import { hasFailed } from '../speed/network.ts';
import { type CopiedText, copiesIn } from './copies.ts';

/** Content that the page promises and doesn't show. */
interface MissingContent {
  /** `announced`: "coming soon"; `failed`: it couldn't load; `loading`: still loads; `form`: no form to fill in. */
  kind: 'announced' | 'failed' | 'loading' | 'form';
  /** The line that says so. */
  text: string;
  evidence: Evidence;
}

export interface Unfinished {
  /** Notes to whoever builds or owns the page, with the words that show it. */
  notes: { text: string; evidence: Evidence }[];
  missing: MissingContent[];
  /** Host of a form that was to appear here, where there is no other; its script failed for us and may load for visitors. */
  awaitedForm: string | null;
  gaps: Gap[];
  copies: CopiedText[];
}

/** What never arrived. */
interface Gap {
  /** `number`: dashes in its place; `countdown`, `counter`: at zero; `choices`, `frame`: empty; `loader`: it turns. */
  kind: 'number' | 'countdown' | 'counter' | 'choices' | 'frame' | 'loader';
  text: string;
  evidence: Evidence;
}

const NOTE = pattern('builderNote');
/** The same in scripts without spaces. */
const NOTE_SIGN = pattern('builderNoteSign');
const ANNOUNCED = pattern('contentPromise');
const FAILED = pattern('contentFailure');
const LOADING = pattern('loadingLine');
const FORM = pattern('formPromise');

const PARTS: ReadonlySet<Region> = new Set(['hero', 'main']);
/** What others say, code, and what a form asks for. */
const OTHERS = new Set(['blockquote', 'q', 'code', 'pre', 'label', 'legend', 'option']);
const MISSING_NUMBER = pattern('missingNumber');
/** With the dash in an element of its own: in one with the words it only begins a line. */
const MISSING_COUNT = pattern('missingCount');
const ZERO_COUNTDOWN = pattern('zeroCountdown');
/** A part of a countdown in a line of its own. */
const ZERO = /^0{1,3}$|^0{1,3}\s*\p{L}{1,12}:?$/u;
const UNIT = /^[\p{L}.]{1,12}:?$/u;
const COUNTDOWN_PARTS = 3;
const ZERO_FIGURES = new Set(['0', '0+', '+0', '00', '0k', '0k+', '0m', '0m+']);
const MAX_COUNTED = 30;
const BETWEEN_NAMES = /[\s._-]+/;
const FORM_SERVICES = new Set(['hsforms', 'hbspt', 'typeform', 'jotform', 'mktoform', 'tally']);
const MAX_LINES = 12;
/** Longer sentences explain: "If the page could not be loaded, …". */
const MAX_LETTERS = 110;

/** Where the page still shows that it isn't finished, in any language. */
export function unfinishedOf(context: FactContext): Unfinished {
  const blocks = context.blocks.filter(
    ({ node }) => !context.inMockUp(node) && node.closest(({ tag }) => OTHERS.has(tag)) === null,
  );
  return {
    notes: notesIn(blocks, context),
    missing: missingIn(blocks, context),
    awaitedForm: awaitedFormOf(context),
    gaps: gapsIn(blocks, context),
    copies: copiesIn(context),
  };
}

function notesIn(blocks: readonly TextBlock[], context: FactContext): Unfinished['notes'] {
  return blocks
    .flatMap(({ node, text }) => {
      const line = normalize(text);
      const note = NOTE.exec(line)?.[0] ?? NOTE_SIGN.exec(line)?.[0];
      return note === undefined ? [] : [{ text: note.trim(), evidence: context.evidence(node, text) }];
    })
    .slice(0, MAX_LINES);
}

function missingIn(blocks: readonly TextBlock[], context: FactContext): MissingContent[] {
  const lacksForm = context.view.measured && !hasFields(context) && awaitedFormOf(context) === null;
  const seen = new Set<string>();
  return blocks
    .flatMap(({ node, text }) => {
      if (!PARTS.has(node.region)) return [];
      const [first = ''] = normalize(text).split(/(?<=\p{L}[.!…]) /u);
      const asksForForm = lacksForm && FORM.test(text) && !leadsOn(node, context);
      const kind = kindOf(first) ?? (asksForForm ? 'form' : null);
      // Slides and layers of a tile repeat its line in one place.
      const place = `${first} ${node.box?.x} ${node.box?.y}`;
      if (kind === null || seen.has(place)) return [];
      seen.add(place);
      return [{ kind, text: first, evidence: context.evidence(node, text) }];
    })
    .slice(0, MAX_LINES);
}

function kindOf(sentence: string): MissingContent['kind'] | null {
  if (sentence.length > MAX_LETTERS) return null;
  const said = sentence.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (ANNOUNCED.test(said)) return 'announced';
  if (FAILED.test(said)) return 'failed';
  return LOADING.test(sentence) ? 'loading' : null;
}

/** Frames may hold a form. */
function hasFields({ view }: FactContext): boolean {
  return view
    .tagged('iframe', ...FIELD_TAGS)
    .some((node) => node.visible && !['hidden', 'search'].includes(node.attribute('type').toLowerCase()));
}

/** A box without words that is called a form, or a script that is; forms are named after the host they come from. */
function awaitedFormOf(context: FactContext): string | null {
  const { nodes, capture, measured } = context.view;
  const failed = capture.requests.filter(({ type, thirdParty }) => type === 'script' && thirdParty);
  const hosts = failed.filter(hasFailed).flatMap(({ url }) => URL.parse(url)?.host ?? []);
  if (!measured || hosts.length === 0 || hasFields(context)) return null;
  const boxes = nodes.filter((at) => namesForm(at.names) && at.textStart === at.textEnd);
  const names = boxes.map((box) => box.names.toLowerCase()).join(' ');
  const isNamed = (host: string) => host.split('.').some((part) => part.length > 3 && names.includes(part));
  return hosts.find((host) => isNamed(host) || namesForm(host)) ?? null;
}

function namesForm(names: string): boolean {
  const parts = names.toLowerCase().split(BETWEEN_NAMES);
  return parts.some((part) => part === 'form' || part === 'forms' || FORM_SERVICES.has(part));
}

/** Whether the section goes on to a button or link, which may open the form. */
function leadsOn(node: PageNode, { view }: FactContext): boolean {
  return view.tagged('a', 'button').some((other) => {
    const isContact = hasScheme(other.attribute('href'), 'tel', 'mailto');
    return other.visible && !isContact && other.section === node.section && other.order > node.order;
  });
}

function gapsIn(blocks: readonly TextBlock[], context: FactContext): Gap[] {
  const gaps = blocks.flatMap(({ node, text }, at): Gap[] => {
    const line = normalize(text);
    if (line.length > MAX_LETTERS) return [];
    const hasOwnDash = () => context.view.subtree(node).some(({ source }) => source.text?.trim() === line[0]);
    if (MISSING_NUMBER.test(line) || (MISSING_COUNT.test(line) && hasOwnDash()))
      return [{ kind: 'number', text: line, evidence: context.evidence(node, text) }];
    const parts = ZERO_COUNTDOWN.test(line) ? line : zeroParts(blocks, at);
    return parts === null ? [] : [{ kind: 'countdown', text: parts, evidence: context.evidence(node, text) }];
  });
  const [countdown] = gaps.filter(({ kind }) => kind === 'countdown');
  const numbers = gaps.filter(({ kind }) => kind === 'number').slice(0, MAX_LINES);
  const values = countdown ? [countdown, ...numbers] : [...zeroCounters(blocks, context), ...numbers];
  return [...values, ...unfilled(context)];
}

/** Two or more figures of 0 with labels, one of which counts whom the page serves: "0 hidden fees" is meant so. */
function zeroCounters(blocks: readonly TextBlock[], context: FactContext): Gap[] {
  const { view, words } = context;
  if (!view.measured || words === null) return [];
  const zeros = blocks.flatMap(({ node, text }, at): Gap[] => {
    const counted = blocks[at + 1]?.text ?? '';
    const isLabel = hasLetter(counted) && counted.length <= MAX_COUNTED;
    if (!isLabel || !PARTS.has(node.region) || !ZERO_FIGURES.has(countedTo({ node, text }).toLowerCase()))
      return [];
    return [{ kind: 'counter', text: `${text} ${counted}`, evidence: context.evidence(node, text) }];
  });
  const serves = zeros.some(({ text }) => mentions(text, words.proof.customers));
  return zeros.length > 1 && serves ? zeros : [];
}

/** Lists without choices, and frames and loading signs of the content that no device fills. */
function unfilled({ model, view }: FactContext): Gap[] {
  const staying = (kind: Gap['kind'], nodes: readonly PageNode[], isEmpty: typeof isBlankFrame): Gap[] =>
    nodes
      .filter((node) => !Object.values(model.perViewport(node, isEmpty)).includes(false))
      .map((node) => ({ kind, text: view.label(node), evidence: model.evidence(node) }));
  const lists = view.tagged('select').filter((node) => node.visible && !node.has('disabled'));
  const frames = view.tagged('iframe', 'frame').filter(({ region }) => PARTS.has(region));
  return [
    ...staying(
      'choices',
      lists.filter((node) => !view.subtree(node).some(({ tag }) => tag === 'option')),
      () => true,
    ),
    ...staying(
      'frame',
      frames.filter((node) => isBlankFrame(node, view)),
      isBlankFrame,
    ),
    ...staying('loader', loadersIn(view), isLoader),
  ];
}

/** A countdown whose parts stand in lines of their own, with or without their units between them. */
function zeroParts(blocks: readonly TextBlock[], at: number): string | null {
  const lines = blocks.slice(at, at + 2 * COUNTDOWN_PARTS).map(({ text }) => normalize(text));
  const end = lines.findIndex((line) => !ZERO.test(line) && !UNIT.test(line));
  const parts = end < 0 ? lines : lines.slice(0, end);
  const zeros = parts.filter((line) => ZERO.test(line));
  const hasUnits = zeros.every((zero) => hasLetter(zero)) || parts.length > zeros.length;
  return ZERO.test(lines[0] ?? '') && zeros.length >= COUNTDOWN_PARTS && hasUnits ? parts.join(' ') : null;
}
