import type { PatchBlock, PatchDeclaration, PatchOperation } from '@liftmark/contract/patches';
import { htmlText } from './literals.ts';

/** The blocks as HTML, the same as the page script makes them: `snippet.test.ts` holds one against the other. */

type Styles = Readonly<Record<string, string>>;

const LINE: Styles = {
  margin: '12px 0',
  'font-size': 'max(16px, 1em)',
  'line-height': '1.5',
  'max-width': '65ch',
};

const STICKY: Styles = {
  position: 'fixed',
  inset: 'auto 16px 16px max(16px, 100vw - 336px)',
  'z-index': '2147483000',
  padding: '14px 20px',
  'min-height': '48px',
  'box-sizing': 'border-box',
  'border-radius': '6px',
  'text-align': 'center',
  'text-decoration': 'none',
  'font-size': '17px',
  'font-weight': '600',
  'background-color': '#0b5cad',
  color: '#ffffff',
  'margin-inline': 'auto',
};

const LINK: Styles = {
  display: 'inline-block',
  padding: '12px 0',
  'margin-inline-end': '24px',
  color: 'inherit',
  'text-decoration': 'underline',
};

function element(tag: string, inner: string, styles: Styles = {}, attributes: Styles = {}): string {
  const declared = Object.entries(styles).map(([property, value]) => `${property}: ${value};`);
  const style = declared.length > 0 ? { style: declared.join(' ') } : {};
  const written = Object.entries({ ...style, ...attributes }).map(
    ([name, value]) => ` ${name}="${htmlText(value)}"`,
  );
  return `<${tag}${written.join('')}>${inner}</${tag}>`;
}

const words = (tag: string, text: string, styles: Styles = {}, attributes: Styles = {}) =>
  element(tag, htmlText(text), styles, attributes);

/** How a block looks in its place. */
interface Looks {
  /** Of all words, where the page’s own would be too pale. */
  color: Styles;
  /** Of the block alone. */
  outer: Styles;
}

const MIDDLE: Styles = { 'margin-inline': 'auto', 'padding-inline': '16px', 'box-sizing': 'border-box' };

type Writers = {
  [Name in PatchBlock['block']]: (content: Extract<PatchBlock, { block: Name }>, looks: Looks) => string;
};

const BLOCKS: Writers = {
  testimonial: ({ quote, author }, { color, outer }) => {
    const said = words('p', `“${quote}”`, {
      margin: '0',
      'font-size': 'max(16px, 1em)',
      'line-height': '1.5',
      ...color,
    });
    const by = words('figcaption', `— ${author}`, { margin: '4px 0 0', 'font-size': '15px', ...color });
    const quoted = element('blockquote', said, { margin: '0', ...color });
    return element('figure', quoted + by, { margin: '16px 0', 'max-width': '60ch', ...outer });
  },
  trustLine: ({ text }, { outer }) => words('p', text, { ...LINE, ...outer }),
  priceLine: ({ text }, { outer }) => words('p', text, { ...LINE, 'font-weight': '600', ...outer }),
  faq: ({ heading, items }, { color, outer }) => {
    const each = items.map(
      ({ question, answer }) => words('h3', question, color) + words('p', answer, { ...LINE, ...color }),
    );
    return element('section', words('h2', heading, color) + each.join(''), {
      margin: '32px auto',
      padding: '0 16px',
      'max-width': '70ch',
      ...outer,
    });
  },
  stickyButton: ({ label, address }, { outer }) =>
    words('a', label, { ...STICKY, ...outer }, { href: address }),
  links: ({ items }, { color, outer }) => {
    const each = items.map(({ label, address }) =>
      words('a', label, { ...LINK, ...color }, { href: address }),
    );
    return element('p', each.join(''), {
      margin: '12px 0',
      'font-size': '16px',
      'line-height': '1.5',
      ...outer,
    });
  },
  formLabel: ({ text, field }, { outer }) =>
    words(
      'label',
      text,
      { display: 'block', margin: '0 0 4px', 'font-size': '16px', ...outer },
      { for: field },
    ),
};

type Insertion = Extract<PatchOperation, { operation: 'insert' }>;

export function blockHtml({
  content,
  color,
  centered,
}: Pick<Insertion, 'content' | 'color' | 'centered'>): string {
  // The name chooses the writer of its own content, which types can't say of a lookup.
  const write = BLOCKS[content.block] as (content: PatchBlock, looks: Looks) => string;
  const painted: Styles = color === undefined ? {} : { color };
  return write(content, { color: painted, outer: { ...painted, ...(centered ? MIDDLE : {}) } });
}

/** Declarations that win over the page's own, as when the fix was tried. */
export function declarationsCss(declarations: readonly PatchDeclaration[]): string {
  return declarations.map(({ property, value }) => `${property}: ${value} !important;`).join(' ');
}

/** A rule of a style sheet. */
export function ruleCss(
  selectors: readonly string[],
  declarations: readonly PatchDeclaration[],
  upToWidth: number | null,
): string {
  const rule = `${selectors.join(', ')} { ${declarationsCss(declarations)} }`;
  return upToWidth === null ? rule : `@media (max-width: ${upToWidth}px) { ${rule} }`;
}
