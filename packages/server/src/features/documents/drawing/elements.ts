import { reportLocale } from '@liftmark/contract/figures';
import { type Range, spanWords } from '@liftmark/contract/score-words';
import { reportLanguage } from '@liftmark/contract/translated';
import {
  Circle,
  Document,
  Image,
  Link,
  Page,
  type PageLayoutProps,
  Path,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer';
import { Children, createElement as h, isValidElement, type ReactElement, type ReactNode } from 'react';
import { text as wording } from '../text.ts';
import { fontsFor } from './fonts.ts';
import { BLANK, isRightToLeft, linkTarget, printable, printableUpTo } from './printable.ts';
import { ACCENT, INK, LINE, scoreColor, styles } from './theme.ts';

type Style = (typeof styles)[keyof typeof styles] | Record<string, string | number>;

/** Longer text would not fit next to the rest of its block. */
const MAX_TEXT = 1_000;

/** A paragraph; nothing if the text is empty. */
export function text(content: string, ...style: Style[]): ReactElement | null {
  const line = printableUpTo(content, MAX_TEXT);
  if (line === '') return null;
  const direction = isRightToLeft(line) ? [{ textAlign: 'right', direction: 'rtl' } as Style] : [];
  return h(Text, { style: [...style, ...direction] as never }, line);
}

/** Can break between pages. Boxes with a row inside must not: make them blocks. */
export function box(style: Style | Style[], ...children: ReactNode[]): ReactElement {
  return h(View, { style: style as never }, ...children);
}

/** A box that moves to the next page as a whole, if it fits on one. */
export function block(style: Style | Style[], ...children: ReactNode[]): ReactElement {
  return h(View, { style: style as never, wrap: false }, ...children);
}

/** A heading that never ends up alone at the bottom of a page. */
export function heading(content: string): ReactElement {
  return h(View, { minPresenceAhead: 90 }, h(Text, { style: styles.heading }, printable(content)));
}

/** A link; plain text if the address is not http or https. */
export function link(address: string, label: string = address): ReactElement | null {
  const target = linkTarget(address);
  const words = printable(label);
  if (target === null || words === '') return text(label);
  return h(Link, { src: target, style: styles.link as never }, words);
}

/** Numbered or dashed lines. */
export function list(items: readonly string[], isNumbered = false): ReactElement {
  return box(
    { marginTop: 2 },
    ...items.map((item, index) =>
      block(
        [styles.row, { marginBottom: 2 }],
        h(Text, { style: { width: 16 } }, isNumbered ? `${index + 1}.` : '–'),
        box({ flex: 1 }, text(item)),
      ),
    ),
  );
}

export function scoreBar(score: number | null): ReactElement {
  const width = score === null ? 0 : Math.max(5, Math.min(100, score));
  return box(
    styles.bar,
    box({ width: `${width}%`, height: 4, borderRadius: 2, backgroundColor: scoreColor(score) }),
  );
}

const CENTER = 54;
const RADIUS = 46;

/**
 * The dial with number and letter.
 * @param range replaces the letter, also on the ring, if the score is too uncertain for one
 */
export function dial(percent: number | null, grade: string | null, range: Range | null = null): ReactElement {
  const color = range === null ? scoreColor(percent) : INK;
  const ring = { strokeWidth: 7, fill: 'none' };
  return box(
    { width: 108, height: 108, position: 'relative' },
    h(
      Svg,
      { width: 108, height: 108, viewBox: '0 0 108 108' },
      h(Circle, { ...ring, cx: CENTER, cy: CENTER, r: RADIUS, stroke: LINE }),
      percent !== null &&
        percent > 0 &&
        h(Path, { ...ring, stroke: color, d: range === null ? arc(0, percent) : arc(range.low, range.high) }),
    ),
    box(
      { position: 'absolute', top: 29, left: 0, width: 108, alignItems: 'center' },
      h(
        Text,
        { style: { ...styles.strong, fontSize: 26, lineHeight: 1.1 } },
        percent === null ? '–' : `${percent}`,
      ),
      h(Text, { style: { ...styles.strong, fontSize: 12, color } }, letterWords(percent, grade, range)),
    ),
  );
}

function letterWords(percent: number | null, grade: string | null, range: Range | null): string {
  if (grade !== null) return grade;
  if (range !== null) return spanWords(range);
  return percent === null ? wording.noScore : '';
}

/**
 * The part of the ring between two percentages, clockwise from the top. A full circle would end where it starts and
 * vanish.
 */
function arc(from: number, to: number): string {
  const end = Math.min(to, from + 99.9);
  return `M ${onRing(from)} A ${RADIUS} ${RADIUS} 0 ${end - from > 50 ? 1 : 0} 1 ${onRing(end)}`;
}

function onRing(percent: number): string {
  const angle = (percent / 100) * 2 * Math.PI;
  return `${CENTER + RADIUS * Math.sin(angle)} ${CENTER - RADIUS * Math.cos(angle)}`;
}

export interface DocumentHead {
  /** Kind of document: “Conversion Analysis Report”. */
  kind: string;
  title: string;
  /** ISO 8601. */
  createdAt: string;
  /** Address of the report; null if it is not stored. */
  reportUrl: string | null;
  /** Who the document comes from; Liftmark without one. */
  brand?: DocumentBrand | null;
}

/** The look of who sends a document. */
export interface DocumentBrand {
  name: string;
  /** A PNG picture as a `data:` address. */
  logo: string | null;
  /** Readable on white. */
  accent: string | null;
}

function brandMark(brand: DocumentBrand | null): ReactElement {
  if (brand?.logo != null)
    return h(Image, { src: brand.logo, style: styles.brandLogo as never, key: 'brand' });
  const color = brand?.accent ?? ACCENT;
  return h(
    Text,
    { style: [styles.brand, { color }] as never, key: 'brand' },
    printable(brand?.name || 'Liftmark'),
  );
}

/** The whole document: pages in one flow, each with a footer. */
export function documentOf(
  { kind, title, createdAt, reportUrl }: DocumentHead,
  ...content: ReactNode[]
): ReactElement {
  const words = [kind, dateWords(createdAt)].join(' · ');
  const letters = wordsIn(content);
  const foot =
    reportUrl === null
      ? h(Text, {}, words)
      : h(Link, { src: reportUrl, style: styles.small as never }, words);
  // A layout, not fixed elements: the renderer fails if a page breaks on one of those.
  const layout = ({ children, pageNumber = 1, totalPages }: PageLayoutProps) => [
    children,
    h(View, { key: 'foot', style: styles.foot as never }, foot),
    h(
      Text,
      { key: 'number', style: styles.pageNumber as never },
      wording.pageNumber({ page: pageNumber, pages: totalPages ?? pageNumber }),
    ),
  ];
  return h(
    Document,
    {
      title: printable(wording.documentTitle({ title, kind })),
      author: 'Liftmark',
      creator: 'Liftmark',
      producer: 'Liftmark',
      language: reportLanguage(),
    },
    h(
      Page,
      { size: 'A4', style: { ...styles.page, fontFamily: fontsFor(letters) } as never, layout },
      ...content,
      letters.includes(BLANK) && text(wording.missingLetters, styles.small, { marginTop: 18 }),
    ),
  );
}

/** All text of elements, in their order. */
function wordsIn(content: ReactNode): string {
  return Children.toArray(content)
    .map((node) =>
      isValidElement<{ children?: ReactNode }>(node) ? wordsIn(node.props.children) : `${node}`,
    )
    .join(' ');
}

/** Brand, kind, title, address and date at the top of the first page. */
export function cover(
  { kind, title, createdAt, brand = null }: DocumentHead,
  url: string | null,
  note: string | null = null,
): ReactNode[] {
  return [
    brandMark(brand),
    h(Text, { style: styles.kicker, key: 'kind' }, kind.toUpperCase()),
    h(View, { key: 'title' }, text(title, styles.title)),
    h(
      View,
      { key: 'about', style: { marginBottom: 20 } },
      url === null ? null : link(url),
      h(Text, { style: styles.soft }, wording.generatedOn({ date: dateWords(createdAt) })),
      note === null ? null : text(note, styles.soft),
    ),
  ];
}

export function dateWords(iso: string): string {
  return new Date(iso).toLocaleDateString(reportLocale(), { dateStyle: 'long', timeZone: 'UTC' });
}
