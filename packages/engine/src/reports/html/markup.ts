/** Markup that is safe to print. Only the `html` tag makes it. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

export type Printable = Markup | string | number | null | false | readonly Printable[];

/** Markup from a template: whatever is filled in is escaped, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...values: Printable[]): Markup {
  return new Markup(
    strings.reduce((source, part, index) => source + print(values[index - 1] ?? null) + part),
  );
}

/** An address to link to, or null for anything but a web page. */
export function linkTarget(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

function print(value: Printable): string {
  if (value === null || value === false) return '';
  if (value instanceof Markup) return value.source;
  if (Array.isArray(value)) return value.map(print).join('');
  return escapeText(String(value));
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes markup, and drops what reorders text or is no character at all. */
function escapeText(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n\t]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
