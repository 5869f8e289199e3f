import { computeAccessibleName } from 'dom-accessibility-api';

/** Roles and names as a browser's accessibility tree has them, as far as reports read them. */

const MAX_NAME = 500;
const SECTIONING = 'article, aside, main, nav, section, [role=article], [role=main], [role=region]';

const BY_TAG: Record<string, string> = {
  article: 'article',
  aside: 'complementary',
  blockquote: 'blockquote',
  button: 'button',
  details: 'Details',
  dialog: 'dialog',
  fieldset: 'group',
  figure: 'figure',
  figcaption: 'Figcaption',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  hr: 'separator',
  iframe: 'Iframe',
  label: 'LabelText',
  li: 'listitem',
  main: 'main',
  menu: 'list',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  option: 'option',
  output: 'status',
  p: 'paragraph',
  progress: 'progressbar',
  search: 'search',
  summary: 'DisclosureTriangle',
  table: 'table',
  td: 'cell',
  textarea: 'textbox',
  th: 'columnheader',
  tr: 'row',
  ul: 'list',
  video: 'Video',
};

const BY_INPUT: Record<string, string> = {
  button: 'button',
  checkbox: 'checkbox',
  color: 'ColorWell',
  date: 'Date',
  email: 'textbox',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
};

/** Null where assistive technology skips the element. */
export function roleOf(element: Element): string | null {
  const [stated] = (element.getAttribute('role') ?? '').trim().toLowerCase().split(/\s+/);
  if (stated) return stated;
  const tag = element.localName;
  switch (tag) {
    case 'a':
      return element.hasAttribute('href') ? 'link' : null;
    case 'input':
      return BY_INPUT[(element as HTMLInputElement).type] ?? 'textbox';
    case 'select':
      return (element as HTMLSelectElement).size > 1 ? 'listbox' : 'combobox';
    case 'img':
      return element.getAttribute('alt') === '' ? null : 'image';
    case 'header':
      return element.closest(SECTIONING) === null ? 'banner' : 'sectionheader';
    case 'footer':
      return element.closest(SECTIONING) === null ? 'contentinfo' : 'sectionfooter';
    case 'section':
      return isNamed(element) ? 'region' : null;
    case 'form':
      return isNamed(element) ? 'form' : null;
    default:
      return BY_TAG[tag] ?? null;
  }
}

function isNamed(element: Element): boolean {
  return (
    element.hasAttribute('aria-label') ||
    element.hasAttribute('aria-labelledby') ||
    element.hasAttribute('title')
  );
}

/** Only of what has no words of its own, whose name is the only one it has. */
export function nameOf(element: Element): string {
  if ((element.textContent ?? '').trim() !== '') return '';
  try {
    return computeAccessibleName(element).slice(0, MAX_NAME);
  } catch {
    return '';
  }
}
