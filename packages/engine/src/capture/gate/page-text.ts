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

export function readPageText(nodes: readonly SnapshotNode[], mode: 'rendered' | 'static'): PageText {
  const hidden = new Uint8Array(nodes.length);
  const inConsent = new Uint8Array(nodes.length);
  const childCount = new Uint32Array(nodes.length);
  const isAside = new Uint8Array(nodes.length);
  const headingOf = new Int32Array(nodes.length).fill(-1);
  const headings = new Map<number, string>();
  const words: string[] = [];
  const markers: string[] = [];
  let title = '';
  let consentWords = 0;
  let wordCount = 0;
  let hiddenWords = 0;
  let hidesMain = false;
  let showsHeading = false;
  let links = 0;
  let pictures = 0;
  let textFields = 0;
  let hasPasswordField = false;
  let coversScreen = false;
  let sections = 0;

  nodes.forEach((node, index) => {
    const { parent, tag, attributes } = node;
    const outer = parent < 0 ? undefined : nodes[parent];
    const isHidden =
      INVISIBLE_TAGS.has(tag) ||
      'hidden' in attributes ||
      (parent >= 0 && hidden[parent] === 1) ||
      isUnlaid(node, mode);
    hidden[index] = isHidden && !(tag === 'html' || tag === '#document') ? 1 : 0;
    const isContent = !(INVISIBLE_TAGS.has(tag) || ASIDE_TAGS.has(tag) || isAside[parent] === 1);
    isAside[index] = isContent ? 0 : 1;
    if (parent >= 0) childCount[parent] = (childCount[parent] ?? 0) + 1;
    headingOf[index] = tag === 'h1' || tag === 'h2' ? index : (headingOf[parent] ?? -1);

    if (tag === '#text') {
      if (outer?.tag === 'title' && title === '') title = statement(node.text);
      const text = collapse(node.text);
      if (text === '') return;
      const count = countWords(text);
      if (hidden[index] === 1) {
        if (isContent && inConsent[parent] !== 1) hiddenWords += count;
        return;
      }
      wordCount += count;
      if (inConsent[parent] === 1) consentWords += count;
      words.push(text);
      const heading = headingOf[index] ?? -1;
      if (heading >= 0) headings.set(heading, statement(`${headings.get(heading) ?? ''} ${text}`));
      return;
    }

    for (const name of ['id', 'class', 'src', 'href', 'action'] as const) {
      const value = attributes[name]?.slice(0, MAX_MARKER);
      if (value === undefined || value === '') continue;
      if (name === 'class') markers.push(...value.split(SPACES));
      else if (name !== 'href' || tag === 'link') markers.push(value);
    }
    const names = `${attributes.id ?? ''} ${attributes.class ?? ''}`.slice(0, MAX_MARKER);
    inConsent[index] =
      (parent >= 0 && inConsent[parent] === 1) || (isBlock(tag) && CONSENT_MARKERS.test(names)) ? 1 : 0;
    if (isContent && (tag === 'h1' || tag === 'main') && !isLaid(node, mode)) hidesMain = true;
    if (hidden[index] === 1) return;
    if (HEADING_TAGS.has(tag) && isLaid(node, mode)) showsHeading = true;
    if (tag === 'a' && attributes.href !== undefined) links += 1;
    if (tag === 'section' || tag === 'article' || tag === 'nav') sections += 1;
    if (PICTURE_TAGS.has(tag) && takesRoom(node, mode)) pictures += 1;
    if (inConsent[index] === 1 && covers(node)) coversScreen = true;
    if (tag === 'input') {
      const type = (attributes.type ?? '').toLowerCase();
      if (type === 'password') hasPasswordField = true;
      else if (TEXT_FIELD_TYPES.has(type)) textFields += 1;
    }
  });

  const titleParts = namingParts(title);
  const found = [...headings.values()];
  return {
    title,
    titleParts,
    headings: found,
    statements: [title, ...titleParts, ...found],
    text: words.join(' ').slice(0, MAX_TEXT),
    words: wordCount,
    hiddenWords,
    hidesMain,
    showsHeading,
    links,
    pictures,
    textFields,
    hasPasswordField,
    markers,
    consentWords,
    coversScreen,
    hasEmptyRoot: nodes.some(
      ({ attributes }, index) => MOUNT_POINTS.test(attributes.id ?? '') && (childCount[index] ?? 0) <= 1,
    ),
    hasForeignContent: sections >= 3,
  };
}

function isBlock(tag: string): boolean {
  return tag !== 'html' && tag !== 'body' && tag !== 'main';
}

function isUnlaid(node: SnapshotNode, mode: 'rendered' | 'static'): boolean {
  return mode === 'rendered' && node.tag === '#text' && node.box === null;
}

function isLaid({ box }: SnapshotNode, mode: 'rendered' | 'static'): boolean {
  return mode === 'static' || box !== null;
}

function takesRoom({ box, tag }: SnapshotNode, mode: 'rendered' | 'static'): boolean {
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
