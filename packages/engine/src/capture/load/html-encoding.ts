/** How many bytes the standard searches for a declaration. */
const PRESCAN_BYTES = 4_096;

/**
 * The characters of an HTML document: byte order mark, then the header's charset, then the document's own
 * declaration, then UTF-8 where it is valid and windows-1252 where it is not.
 */
export function decodeHtml(bytes: Uint8Array, contentTypeHeader: string): string {
  return new TextDecoder(encodingOf(bytes, contentTypeHeader)).decode(bytes);
}

/** The label of the encoding that the characters are in. */
export function encodingOf(bytes: Uint8Array, contentTypeHeader: string): string {
  return (
    byteOrderMark(bytes) ??
    charsetOf(contentTypeHeader) ??
    declaredIn(bytes) ??
    (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
  );
}

function byteOrderMark([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return null;
}

function charsetOf(text: string): string | null {
  const label = /charset\s*=\s*(?:["']\s*)?([\w-]+)/i.exec(text)?.[1];
  return label !== undefined && isKnown(label) ? label : null;
}

function declaredIn(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1')
    .decode(bytes.subarray(0, PRESCAN_BYTES))
    .replace(/<!--[\s\S]*?-->/g, '');
  const meta = /<meta\b[^>]*\bcharset\s*=[^>]*>/i.exec(head)?.[0];
  const label = meta === undefined ? null : charsetOf(meta);
  // A declaration of UTF-16 that can be read as ASCII is wrong: the document isn't UTF-16.
  return label?.toLowerCase().replace('-', '').startsWith('utf16') ? 'utf-8' : label;
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
