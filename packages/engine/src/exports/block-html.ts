import type { PatchBlock, PatchDeclaration } from '@liftmark/contract/patches';
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

type Writers = { [Name in PatchBlock['block']]: (content: Extract<PatchBlock, { block: Name }>) => string };

const BLOCKS: Writers = {
  testimonial: ({ quote, author }) => {
    const said = words('p', `“${quote}”`, {
      margin: '0',
      'font-size': 'max(16px, 1em)',
      'line-height': '1.5',
    });
    const by = words('figcaption', `— ${author}`, { margin: '4px 0 0', 'font-size': '15px' });
    const quoted = element('blockquote', said, { margin: '0' });
    return element('figure', quoted + by, { margin: '16px 0', 'max-width': '60ch' });
  },
  trustLine: ({ text }) => words('p', text, LINE),
  priceLine: ({ text }) => words('p', text, { ...LINE, 'font-weight': '600' }),
  faq: ({ heading, items }) => {
    const each = items.map(({ question, answer }) => words('h3', question) + words('p', answer, LINE));
    return element('section', words('h2', heading) + each.join(''), {
      margin: '32px auto',
      padding: '0 16px',
      'max-width': '70ch',
    });
  },
  stickyButton: ({ label, address }) => words('a', label, STICKY, { href: address }),
  links: ({ items }) => {
    const each = items.map(({ label, address }) => words('a', label, LINK, { href: address }));
    return element('p', each.join(''), { margin: '12px 0', 'font-size': '16px', 'line-height': '1.5' });
  },
  formLabel: ({ text, field }) =>
    words('label', text, { display: 'block', margin: '0 0 4px', 'font-size': '16px' }, { for: field }),
};

export function blockHtml(content: PatchBlock): string {
  // The name chooses the writer of its own content, which types can't say of a lookup.
  const write = BLOCKS[content.block] as (content: PatchBlock) => string;
  return write(content);
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
