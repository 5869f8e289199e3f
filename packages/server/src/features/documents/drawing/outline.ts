import type { ReactElement, ReactNode } from 'react';
import { box, cover, type DocumentBrand, documentOf, text } from './elements.ts';
import { hasRightToLeft, printable, printableUpTo } from './printable.ts';
import { styles } from './theme.ts';

/** Data that a client sent, to be printed as plain text. */
export interface OutlineSource {
  /** “SWOT Analysis Report”. */
  kind: string;
  title: string;
  /** Null where there is none. */
  url: string | null;
  createdAt: string;
  data: Record<string, unknown>;
}

const MAX_LINES = 400;
const MAX_LINE = 1_200;
/** In characters of one plain script. Characters that take longer to typeset cost more. */
const MAX_COST = 80_000;
const RIGHT_TO_LEFT_COST = 8;
/** Each run of text in a different font is typeset separately. */
const RUN_COST = 4;
const RUN =
  /[\x20-\x7e\xa0-\xff]+|\p{Script=Latin}+|\p{Script=Greek}+|\p{Script=Cyrillic}+|[\p{Script=Armenian}\p{Script=Georgian}]+|[\p{Script=Hebrew}\p{Script=Arabic}]+|./gu;
const MAX_DEPTH = 6;
const INDENT = 10;

interface Line {
  depth: number;
  label: string | null;
  words: string;
}

/** Any data as headings and paragraphs, up to about thirty pages. */
export function outlineDocument(
  { kind, title, url, createdAt, data }: OutlineSource,
  brand: DocumentBrand | null = null,
): ReactElement {
  const head = { kind, title: printableUpTo(title, 200) || kind, createdAt, reportUrl: null, brand };
  return documentOf(head, ...cover(head, url), ...outline(data).map(paragraph));
}

function costOf(text: string): number {
  const runs = text.match(RUN)?.length ?? 0;
  return (text.length + runs * RUN_COST) * (hasRightToLeft(text) ? RIGHT_TO_LEFT_COST : 1);
}

/** The first lines of a value, up to the limits. */
function outline(data: unknown): Line[] {
  const lines: Line[] = [];
  let left = MAX_COST;
  const add = (line: Line) => {
    left -= costOf(line.words) + costOf(line.label ?? '');
    if (left > 0) lines.push(line);
  };
  const visit = (value: unknown, label: string | null, depth: number): void => {
    if (lines.length >= MAX_LINES || left <= 0 || depth > MAX_DEPTH) return;
    if (Array.isArray(value)) {
      if (label !== null) add({ depth, label, words: '' });
      for (const entry of value) visit(entry, null, depth + 1);
    } else if (typeof value === 'object' && value !== null) {
      if (label !== null) add({ depth, label, words: '' });
      for (const [key, entry] of Object.entries(value))
        visit(entry, wordsOf(key), depth + (label === null ? 0 : 1));
    } else {
      const words = printableUpTo(
        typeof value === 'string' || typeof value === 'number' ? `${value}` : '',
        MAX_LINE,
      );
      if (words !== '') add({ depth, label, words });
    }
  };
  visit(data, null, 0);
  return lines;
}

/** `overallScore` becomes “Overall score”. */
function wordsOf(key: string): string {
  const words = printable(key.slice(0, 60))
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function paragraph({ depth, label, words }: Line): ReactNode {
  const indent = { marginLeft: Math.min(depth, 4) * INDENT, marginBottom: 4 };
  if (words === '') return box(indent, text(label ?? '', depth === 0 ? styles.heading : styles.subheading));
  return box(indent, label === null ? null : text(label, styles.label), text(words));
}
