import { singleSpaced } from '../../language/characters.ts';
import { countWords } from '../../language/segments.ts';
import { SPACES } from '../../language/spaces.ts';
import { namingParts } from '../../language/title-parts.ts';
import type { SnapshotNode } from '../snapshot.ts';
import { CONSENT_MARKERS, MOUNT_POINTS } from './signs.ts';

/** What the gate looks at: the page's words and signs of the tools that made it. */
export interface PageText {
  title: string;
  /** The title, split where sites join it with their name. */
  titleParts: string[];
  /** Texts of `h1` and `h2`, in order. */
  headings: string[];
  /** Title parts and headings together. */
  statements: string[];
  /** Visible words, single-spaced, at most 20,000 characters. */
  text: string;
  words: number;
  /** Words of the page's own that no layout shows, such as those below `display: none`. */
  hiddenWords: number;
  /** Whether its main part or heading is among them. */
  hidesMain: boolean;
  /** Whether any heading is shown. */
  showsHeading: boolean;
  links: number;
  /** Pictures, canvases, players and drawings that take up room. */
  pictures: number;
  textFields: number;
  hasPasswordField: boolean;
  /** Ids, classes and addresses that name a vendor's part. */
  markers: string[];
  /** Words within what calls itself a consent manager. */
  consentWords: number;
  /** Whether something fixed covers nearly the whole first screen. */
  coversScreen: boolean;
  /** Whether a client-side framework's element stands empty. */
  hasEmptyRoot: boolean;
  /** Whether the page has sections of its own, as no parked domain has. */
  hasForeignContent: boolean;
}

const INVISIBLE_TAGS = new Set([
  'head',
  'script',
  'style',
  'noscript',
  'template',
  'title',
  'iframe',
  'select',
]);
/** Parts that pages keep closed until a visitor opens them. */
const ASIDE_TAGS = new Set(['nav', 'footer', 'dialog', 'details']);
const HEADING_TAGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const PICTURE_TAGS = new Set(['img', 'canvas', 'video', 'svg', 'picture']);
const TEXT_FIELD_TYPES = new Set(['', 'text', 'email', 'tel', 'number', 'url', 'search', 'date']);
const MAX_TEXT = 20_000;
/** Only the beginning of long statements and names is read: signs of a wall are there. */
const MAX_STATEMENT = 300;
const MAX_MARKER = 500;
const MIN_PICTURE_PX = 40;

type Mode = 'rendered' | 'static';

export function readPageText(nodes: readonly SnapshotNode[], mode: Mode): PageText {
  const places = placesOf(nodes, mode);
  const { title, headings, texts, ...counts } = wordsIn(nodes, places);
  const titleParts = namingParts(title);
  return {
    title,
    titleParts,
    headings,
    statements: [title, ...titleParts, ...headings],
    text: texts.join(' ').slice(0, MAX_TEXT),
    ...counts,
    ...elementsIn(nodes, mode, places),
    markers: nodes.filter(({ tag }) => tag !== '#text').flatMap(markersOf),
    hasEmptyRoot: hasEmptyRoot(nodes),
  };
}

/** By the index of each node, where it is: 1 for yes. */
interface Places {
  hidden: Uint8Array;
  /** In a part that calls itself a consent manager. */
  inConsent: Uint8Array;
  /** In what isn't the page's own content. */
  isAside: Uint8Array;
  /** The index of the main heading that it is in; -1 for none. */
  headingOf: Int32Array;
}

function placesOf(nodes: readonly SnapshotNode[], mode: Mode): Places {
  const hidden = new Uint8Array(nodes.length);
  const inConsent = new Uint8Array(nodes.length);
  const isAside = new Uint8Array(nodes.length);
  const headingOf = new Int32Array(nodes.length).fill(-1);
  nodes.forEach((node, index) => {
    const { parent, tag, attributes } = node;
    const isHidden =
      INVISIBLE_TAGS.has(tag) || 'hidden' in attributes || hidden[parent] === 1 || isUnlaid(node, mode);
    hidden[index] = isHidden && tag !== 'html' && tag !== '#document' ? 1 : 0;
    isAside[index] = INVISIBLE_TAGS.has(tag) || ASIDE_TAGS.has(tag) || isAside[parent] === 1 ? 1 : 0;
    headingOf[index] = tag === 'h1' || tag === 'h2' ? index : (headingOf[parent] ?? -1);
    inConsent[index] = inConsent[parent] === 1 || asksConsent(node) ? 1 : 0;
  });
  return { hidden, inConsent, isAside, headingOf };
}

function asksConsent({ tag, attributes }: SnapshotNode): boolean {
  const names = `${attributes.id ?? ''} ${attributes.class ?? ''}`.slice(0, MAX_MARKER);
  return isBlock(tag) && CONSENT_MARKERS.test(names);
}

function wordsIn(
  nodes: readonly SnapshotNode[],
  { hidden, inConsent, isAside, headingOf }: Places,
): Pick<PageText, 'title' | 'headings' | 'words' | 'hiddenWords' | 'consentWords'> & { texts: string[] } {
  const headings = new Map<number, string>();
  const texts: string[] = [];
  let title = '';
  let words = 0;
  let hiddenWords = 0;
  let consentWords = 0;
  for (const [index, { tag, parent, text: written }] of nodes.entries()) {
    if (tag !== '#text') continue;
    if (nodes[parent]?.tag === 'title' && title === '') title = statement(written);
    const text = collapse(written);
    if (text === '') continue;
    const count = countWords(text);
    const isOfConsent = inConsent[parent] === 1;
    if (hidden[index] === 1) {
      if (isAside[index] === 0 && !isOfConsent) hiddenWords += count;
      continue;
    }
    words += count;
    if (isOfConsent) consentWords += count;
    texts.push(text);
    const heading = headingOf[index] ?? -1;
    if (heading >= 0) headings.set(heading, statement(`${headings.get(heading) ?? ''} ${text}`));
  }
  return { title, headings: [...headings.values()], texts, words, hiddenWords, consentWords };
}

function elementsIn(nodes: readonly SnapshotNode[], mode: Mode, { hidden, inConsent, isAside }: Places) {
  const shown = nodes.filter(({ tag }, index) => tag !== '#text' && hidden[index] === 0);
  const types = shown
    .filter(({ tag }) => tag === 'input')
    .map(({ attributes }) => (attributes.type ?? '').toLowerCase());
  return {
    hidesMain: nodes.some(
      (node, index) => isAside[index] === 0 && ['h1', 'main'].includes(node.tag) && !isLaid(node, mode),
    ),
    showsHeading: shown.some((node) => HEADING_TAGS.has(node.tag) && isLaid(node, mode)),
    links: shown.filter(({ tag, attributes }) => tag === 'a' && attributes.href !== undefined).length,
    pictures: shown.filter((node) => PICTURE_TAGS.has(node.tag) && takesRoom(node, mode)).length,
    textFields: types.filter((type) => TEXT_FIELD_TYPES.has(type)).length,
    hasPasswordField: types.includes('password'),
    coversScreen: nodes.some((node, index) => inConsent[index] === 1 && hidden[index] === 0 && covers(node)),
    hasForeignContent: shown.filter(({ tag }) => ['section', 'article', 'nav'].includes(tag)).length >= 3,
  };
}

function markersOf({ tag, attributes }: SnapshotNode): string[] {
  const names = ['id', 'class', 'src', 'action', ...(tag === 'link' ? ['href'] : [])];
  return names.flatMap((name) => {
    const value = attributes[name]?.slice(0, MAX_MARKER) ?? '';
    if (value === '') return [];
    return name === 'class' ? value.split(SPACES) : value;
  });
}

function hasEmptyRoot(nodes: readonly SnapshotNode[]): boolean {
  const childCount = new Uint32Array(nodes.length);
  for (const { parent } of nodes) if (parent >= 0) childCount[parent] = (childCount[parent] ?? 0) + 1;
  return nodes.some(
    ({ attributes }, index) => MOUNT_POINTS.test(attributes.id ?? '') && (childCount[index] ?? 0) <= 1,
  );
}

function isBlock(tag: string): boolean {
  return tag !== 'html' && tag !== 'body' && tag !== 'main';
}

function isUnlaid(node: SnapshotNode, mode: Mode): boolean {
  return mode === 'rendered' && node.tag === '#text' && node.box === null;
}

function isLaid({ box }: SnapshotNode, mode: Mode): boolean {
  return mode === 'static' || box !== null;
}

function takesRoom({ box, tag }: SnapshotNode, mode: Mode): boolean {
  if (mode === 'static') return tag !== 'svg';
  return box !== null && box.width >= MIN_PICTURE_PX && box.height >= MIN_PICTURE_PX;
}

function covers({ box }: SnapshotNode): boolean {
  return box !== null && box.width >= 380 && box.height >= 750 && box.x <= 10 && box.y <= 60;
}

function statement(text: string): string {
  return collapse(text.slice(0, 2 * MAX_STATEMENT)).slice(0, MAX_STATEMENT);
}

function collapse(text: string): string {
  return singleSpaced(text).trim();
}
