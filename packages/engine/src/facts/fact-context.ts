import type { Evidence } from '@liftmark/contract/report';
import { singleSpaced } from '../language/characters.ts';
import { alternatives, compose, pattern } from '../language/patterns.ts';
import type { LanguageWords } from '../language/words.ts';
import { HEADING_TAGS } from '../page/content-tags.ts';
import { firstFrom } from '../page/first-from.ts';
import { memoize } from '../page/memoize.ts';
import type { PageNode, Section } from '../page/node.ts';
import type { PageModel } from '../page/page-model.ts';
import type { StructuredItem } from '../page/structured-data.ts';
import type { PageView } from '../page/view.ts';
import { text as sentences } from './text.ts';
import type { Count, Presence } from './types/common.ts';

/** A run of text in its own block, with the block. */
export interface TextBlock {
  node: PageNode;
  text: string;
  /** The nearest heading before it in the same section; empty if there is none. */
  heading: string;
}

export interface PageLink {
  node: PageNode;
  label: string;
  href: string;
}

const MOCK_UP = compose(`(?:^|[\\s_-])(?:iphone|${alternatives('mockUp')})(?:$|[\\s_-])`, 'i');
const BUTTON_NAME = pattern('buttonName');

/** What was recognized so far: the nodes of primary action and headline, and the name of the site. */
export interface KnownParts {
  action?: PageNode | null;
  headline?: PageNode | null;
  brand?: string | null;
}

/** The source of every fact about content: the page, its words, and the word lists of its language. */
export class FactContext {
  readonly model: PageModel;
  readonly view: PageView;
  readonly words: LanguageWords | null;
  readonly structured: StructuredItem[];
  /** The primary action, if one was found: what "near" refers to. */
  readonly action: PageNode | null;
  readonly headline: PageNode | null;
  /** The name of the site, if known. */
  readonly brand: string | null;
  #links: PageLink[] | null = null;
  #mockUps: Uint8Array | null = null;
  #introductions: Map<Section | null, PageNode> | null = null;
  #labels: Map<string, PageNode> | null = null;

  constructor(model: PageModel, words: LanguageWords | null, known: KnownParts = {}) {
    this.model = model;
    this.view = model.main;
    this.words = words;
    this.action = known.action ?? null;
    this.headline = known.headline ?? null;
    this.brand = known.brand ?? null;
    this.structured = model.structured;
  }

  /** What the document calls itself; drawings have titles, too. */
  get title(): string {
    return this.view
      .tagged('title')
      .filter((node) => !node.isIn('svg'))
      .flatMap(({ children }) => children.map(({ source }) => source.text))
      .join(' ');
  }

  /** Visible runs of text in reading order. */
  get blocks(): TextBlock[] {
    return blocksOf(this.view);
  }

  /** Visible links with a name or an address, in reading order. */
  get links(): PageLink[] {
    this.#links ??= this.view
      .tagged('a', 'area')
      .filter((node) => node.visible && node.has('href'))
      .map((node) => ({ node, label: this.view.label(node), href: node.attribute('href').trim() }));
    return this.#links;
  }

  /** Visible headings in reading order. */
  get headings(): PageNode[] {
    return headingsOf(this.view);
  }

  /** Text of the last heading at or before the node, in its section. */
  headingFor(node: PageNode): string {
    const next = firstFrom(this.headings, node.order + 1, (heading) => heading.order);
    const heading = this.headings[next - 1];
    return heading && heading.section === node.section ? this.view.text(heading) : '';
  }

  /** The heading that introduces the node's section: the first in it; empty where there is none. */
  sectionHeading(node: PageNode): string {
    const section = node.section;
    if (!section) return '';
    if (!this.#introductions) {
      this.#introductions = new Map();
      for (const heading of this.headings) {
        if (!this.#introductions.has(heading.section)) this.#introductions.set(heading.section, heading);
      }
    }
    const first = this.#introductions.get(section);
    return first && first.order <= node.order ? this.view.text(first) : '';
  }

  /** The label element that names a field of that id. */
  labelsFor(id: string): PageNode | null {
    this.#labels ??= new Map(
      this.view
        .tagged('label')
        .flatMap((label) => (label.has('for') ? [[label.attribute('for'), label]] : [])),
    );
    return this.#labels.get(id) ?? null;
  }

  near(node: PageNode): boolean {
    return this.action !== null && this.view.near(node, this.action);
  }

  evidence(node: PageNode, text?: string): Evidence {
    return this.model.evidence(node, text);
  }

  /** Whether the node is in a picture of an interface, in code, or hidden from assistive tools. */
  inMockUp(node: PageNode): boolean {
    if (!this.#mockUps) {
      const marks = new Uint8Array(this.view.nodes.length);
      for (const at of this.view.nodes) {
        const inherited = at.parent ? (marks[at.parent.order] ?? 0) : 0;
        marks[at.order] = inherited || isMockUp(at) ? 1 : 0;
      }
      this.#mockUps = marks;
    }
    return this.#mockUps[node.order] === 1;
  }
}

export function isHeading(node: PageNode): boolean {
  return HEADING_TAGS.has(node.tag) || node.role === 'heading';
}

/** Whether a person would take the node for a button. */
export function isButton(node: PageNode): boolean {
  if (node.tag === 'button' || node.role === 'button') return true;
  return node.isInput('submit', 'button', 'image') || (node.tag === 'a' && BUTTON_NAME.test(node.names));
}

export function isPicture(node: PageNode): boolean {
  return ['img', 'svg', 'picture'].includes(node.tag) || node.role === 'img';
}

export function present(evidence: Evidence[]): Presence {
  return { present: true, evidence, searched: [] };
}

export function absent(searched: string[]): Presence {
  return { present: false, evidence: [], searched };
}

export function unknown(reason: string, searched: string[] = []): Presence {
  return { present: null, evidence: [], searched, notMeasured: reason };
}

/** Present if there is evidence, else absent, or unknown without a word list. */
export function presence(evidence: Evidence[], searched: string[], words: LanguageWords | null): Presence {
  if (evidence.length > 0) return present(evidence);
  return words ? absent(searched) : unknown(sentences.notMeasured.noWordList, searched);
}

/** A count from evidence; nothing found without a word list is unknown. */
export function count(
  evidence: Evidence[],
  searched: string[],
  words: LanguageWords | null,
  total: number = evidence.length,
): Count {
  if (total === 0 && !words)
    return { count: null, evidence: [], searched, notMeasured: sentences.notMeasured.noWordList };
  return { count: total, evidence, searched: total === 0 ? searched : [] };
}

function isMockUp(node: PageNode): boolean {
  if (!node.isElement) return false;
  if (node.tag === 'pre' || node.tag === 'code' || node.tag === 'samp') return true;
  if (node.attribute('aria-hidden') === 'true') return node.tag !== 'span' && node.tag !== 'i';
  return MOCK_UP.test(node.attribute('class')) || node.role === 'img';
}

interface TextRun {
  block: PageNode;
  start: number;
  end: number;
  heading: PageNode | null;
}

/** Visible headings in reading order. */
export const headingsOf = memoize((view: PageView): PageNode[] =>
  view.nodes.filter((node) => node.visible && isHeading(node) && view.textLength(node) > 0),
);

/** Runs of visible text within one block, with the view's word boundaries. */
export const blocksOf = memoize((view: PageView): TextBlock[] => {
  const headings = headingsOf(view);
  const blocks: TextBlock[] = [];
  let run: TextRun | null = null;
  let heading: PageNode | null = null;
  let nextHeading = 0;
  const close = ({ block, start, end, heading }: TextRun): void => {
    const text = singleSpaced(view.content.slice(start, end)).trim();
    const introduced = heading?.section === block.section ? heading : null;
    if (text !== '') blocks.push({ node: block, text, heading: introduced ? view.text(introduced) : '' });
  };
  for (const node of view.nodes) {
    if (!node.isText || !node.visible || view.textLength(node) === 0) continue;
    const block = node.block;
    if (run !== null && run.block !== block) {
      close(run);
      run = null;
    }
    while (nextHeading < headings.length && (headings[nextHeading]?.order ?? 0) <= node.order) {
      heading = headings[nextHeading++] ?? null;
    }
    run ??= { block, start: node.textStart, end: node.textEnd, heading };
    run.end = node.textEnd;
    run.heading = heading;
  }
  if (run !== null) close(run);
  return blocks;
});
