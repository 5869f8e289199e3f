import { posix } from 'node:path';
import {
  MAX_UPLOAD_BYTES,
  UPLOAD_ORIGIN,
  type UploadFormat,
  uploadAddress,
} from '@liftmark/contract/uploads';
import { encodingOf } from '../load/html-encoding.ts';
import { isHtml, MAX_DOCUMENT_BYTES, mediaType } from '../load/navigation.ts';
import { mediaTypeOf } from './media-types.ts';
import { isSavedPage, readSavedPage, type SavedPart } from './mhtml.ts';
import { unzip } from './unzip.ts';
import { uploadError } from './upload-error.ts';

/** A page that is opened from a file instead of the network. */
export interface UploadedSite {
  /** The name of the file. */
  name: string;
  format: UploadFormat;
  /** What the page is opened as: its own address if the file says so, else one that leads nowhere. */
  address: string;
  /** By address, without query and fragment for what was no saved page. */
  files: ReadonlyMap<string, UploadedFile>;
}

export interface UploadedFile {
  contentType: string;
  body: Buffer;
}

/** A file that someone uploaded, as it came. */
export interface Upload {
  name: string;
  bytes: Uint8Array;
}

/** @throws {CaptureError} with a sentence for the person who uploaded it */
export async function readUpload({ name, bytes }: Upload): Promise<UploadedSite> {
  if (bytes.length > MAX_UPLOAD_BYTES) throw uploadError('tooLarge');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const format = formatOf(name, file);
  const site =
    format === 'zip' ? await zippedSite(file) : format === 'mhtml' ? savedSite(file) : htmlSite(file);
  const page = site.files.get(site.address);
  if (page !== undefined && page.body.length > MAX_DOCUMENT_BYTES)
    throw uploadError('tooLarge', 'the page itself');
  return { name, format, ...site };
}

/** The address that stands for the file itself. */
export function addressOf({ name }: Pick<UploadedSite, 'name'>): string {
  return uploadAddress(name);
}

const ZIP_SIGNATURES = ['PK\x03\x04', 'PK\x05\x06'];
const PRESCAN_BYTES = 64 * 1024;

/** By what is in it; the name says only whether unclear text is meant as HTML. */
function formatOf(name: string, file: Buffer): UploadFormat {
  if (ZIP_SIGNATURES.includes(file.subarray(0, 4).toString('latin1'))) return 'zip';
  if (isSavedPage(file)) return 'mhtml';
  const head = file.subarray(0, PRESCAN_BYTES);
  const isText = !head.includes(0) || encodingOf(file, '').startsWith('utf-16');
  const hasTags = /<(!doctype html|html|head|body|title|meta|div|h1|p|main|section)\b/i.test(
    head.toString('latin1').replaceAll('\0', ''),
  );
  if (!isText || !hasTags || mediaTypeOf(name) !== 'text/html') throw uploadError('unknown');
  return 'html';
}

type Content = Pick<UploadedSite, 'address' | 'files'>;

function htmlSite(file: Buffer): Content {
  const address = `${UPLOAD_ORIGIN}/`;
  return { address, files: new Map([[address, pageFile(file)]]) };
}

function pageFile(body: Buffer, contentType = 'text/html'): UploadedFile {
  const type = contentType.split(';', 1)[0] ?? '';
  return { contentType: `${type}; charset=${encodingOf(body, contentType)}`, body };
}

async function zippedSite(zip: Buffer): Promise<Content> {
  const files = await unzip(zip);
  const page = pageIn([...files.keys()]);
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  const address = (path: string) =>
    new URL(`/${path.split('/').map(encodeURIComponent).join('/')}`, UPLOAD_ORIGIN);
  const served = new Map<string, UploadedFile>();
  for (const [path, body] of files) {
    // The folder of the page is the root of the site.
    if (!path.startsWith(folder)) continue;
    const type = mediaTypeOf(path) ?? 'application/octet-stream';
    const file = type === 'text/html' ? pageFile(body) : { contentType: type, body };
    served.set(address(path.slice(folder.length)).href, file);
  }
  return { address: address(page.slice(folder.length)).href, files: served };
}

const INDEXES = new Set(['index.html', 'index.htm']);

/** The index at the top, else the only page. */
function pageIn(paths: string[]): string {
  const pages = paths.filter((path) => mediaTypeOf(path) === 'text/html');
  const depth = (path: string) => path.split('/').length;
  const indexes = pages
    .filter((path) => INDEXES.has(posix.basename(path).toLowerCase()))
    .sort((a, b) => depth(a) - depth(b) || a.localeCompare(b, 'en'));
  const [page] = indexes.length > 0 ? indexes : pages;
  if (page === undefined) throw uploadError('noPage');
  if (indexes.length === 0 && pages.length > 1) throw uploadError('severalPages');
  return page;
}

/** Opened as the address that it was saved from, so that its links lead where they led; nothing of it is requested. */
function savedSite(file: Buffer): Content {
  const [page, ...parts] = readSavedPage(file);
  const address = pageAddress(page.location) ?? `${UPLOAD_ORIGIN}/`;
  const placed = parts.map((part, place) => ({ part, address: partAddress(part, place, address) }));
  const byId = new Map(
    placed.flatMap(({ part, address: own }) => (part.id === null ? [] : [[part.id, own]])),
  );
  const linked = linkedParts(byId);
  const served = new Map(placed.map(({ part, address: own }) => [own, linked(part)]));
  const { contentType, body } = linked(page);
  served.set(address, pageFile(body, contentType));
  return { address, files: served };
}

/** Where a part was saved from, else a place of its own beside the page, which its relative addresses start from. */
function partAddress({ location }: SavedPart, place: number, page: string): string {
  const url = location === null ? null : URL.parse(location, page);
  return isWeb(url) ? withoutFragment(url.href) : new URL(`saved-part-${place}`, page).href;
}

function pageAddress(location: string | null): string | null {
  const url = location === null ? null : URL.parse(location);
  if (!isWeb(url) || url.username !== '' || url.password !== '') return null;
  return withoutFragment(url.href);
}

function isWeb(url: URL | null): url is URL {
  return url?.protocol === 'http:' || url?.protocol === 'https:';
}

function withoutFragment(address: string): string {
  return address.split('#', 1)[0] ?? address;
}

/**
 * With the references to other parts led to where these are served: no browser requests them by their ids. Addresses may
 * be longer than ids, so what all parts grow by has the limit of an upload.
 */
function linkedParts(byId: ReadonlyMap<string, string>): (part: SavedPart) => UploadedFile {
  let grown = 0;
  const link = (whole: string, id: string): string => {
    const address = byId.get(idOf(id)) ?? whole;
    grown += address.length - whole.length;
    if (grown > MAX_UPLOAD_BYTES) throw uploadError('damaged', 'too many references');
    return address;
  };
  return ({ contentType, body }) => {
    const type = mediaType(contentType);
    if (!type.startsWith('text/') && !isHtml(type)) return { contentType, body };
    const text = body.toString('latin1').replace(/\bcid:([^\s"'<>()\\]+)/g, link);
    return { contentType, body: Buffer.from(isHtml(type) ? withShadowRoots(text) : text, 'latin1') };
  };
}

/** With the shadow roots as any HTML page declares them: Chrome saves them in a way that only its saved pages have. */
function withShadowRoots(html: string): string {
  return html.replaceAll('<template shadowmode="', '<template shadowrootmode="');
}

function idOf(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}
