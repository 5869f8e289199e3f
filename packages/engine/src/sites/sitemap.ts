import { gunzipSync } from 'node:zlib';
import sax from 'sax';

/** Limits of the sitemap protocol for one file. */
export const MAX_SITEMAP_BYTES = 10 * 1024 * 1024;
const MAX_SITEMAP_URLS = 50_000;

export interface Sitemap {
  /** Addresses of further sitemaps. */
  sitemaps: string[];
  /** Addresses of pages. */
  pages: string[];
  /** Whether it broke off, is malformed, or is larger than the protocol allows. */
  isBroken: boolean;
}

/** Reads a sitemap, an index of sitemaps or a list of addresses, packed or not, as far as it goes. */
export function readSitemap(body: Buffer): Sitemap {
  const bytes = isPacked(body) ? unpack(body) : body;
  if (bytes === null) return { sitemaps: [], pages: [], isBroken: true };
  const text = new TextDecoder().decode(bytes);
  return text.trimStart().startsWith('<') ? readXml(text) : readLines(text);
}

function isPacked(body: Buffer): boolean {
  return body[0] === 0x1f && body[1] === 0x8b;
}

/** Null if it is damaged, or unpacks to more than the limit. */
function unpack(body: Buffer): Buffer | null {
  try {
    return gunzipSync(body, { maxOutputLength: MAX_SITEMAP_BYTES });
  } catch {
    return null;
  }
}

/** The parser knows no entities but XML's five, and a document type ends the reading before it could declare one. */
function readXml(text: string): Sitemap {
  const found: Sitemap = { sitemaps: [], pages: [], isBroken: false };
  const parser = sax.parser(true, { trim: true });
  const path: string[] = [];
  let location = '';
  const stop = (): void => {
    found.isBroken = true;
  };
  parser.ondoctype = stop;
  parser.onerror = stop;
  parser.onopentag = ({ name }) => {
    path.push(localName(name));
    location = '';
  };
  parser.ontext = parser.oncdata = (part) => {
    location += part;
  };
  parser.onclosetag = () => {
    const [entry, element] = path.slice(-2);
    path.pop();
    if (element !== 'loc' || location === '' || found.isBroken) return;
    if (found.pages.length + found.sitemaps.length >= MAX_SITEMAP_URLS) stop();
    else if (entry === 'url') found.pages.push(location);
    else if (entry === 'sitemap') found.sitemaps.push(location);
  };
  for (let at = 0; at < text.length && !found.isBroken; at += PART) parser.write(text.slice(at, at + PART));
  if (!found.isBroken) parser.close();
  return found;
}

const PART = 64 * 1024;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function readLines(text: string): Sitemap {
  const lines = text.split('\n').map((line) => line.trim());
  const pages = lines.filter((line) => URL.canParse(line));
  const isBroken = pages.length === 0 || pages.length > MAX_SITEMAP_URLS;
  return { sitemaps: [], pages: pages.slice(0, MAX_SITEMAP_URLS), isBroken };
}
