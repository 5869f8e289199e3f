import { isHtml, mediaType } from '../load/navigation.ts';
import { uploadError } from './upload-error.ts';

/** A part of a saved page. */
export interface SavedPart {
  contentType: string;
  /** Where it was saved from; null if the file doesn't say. */
  location: string | null;
  /** What `cid:` references call it. Chrome gives the style sheets within a page no other place than such a reference. */
  id: string | null;
  body: Buffer;
}

const MAX_PARTS = 2_000;
const MAX_DEPTH = 3;
const MAX_HEADER_BYTES = 64 * 1024;
const LINE_FEED = 10;
const RETURN = 13;
const EQUALS = 61;
/** One of them is in the header of every saved page. */
const SIGNS = ['mime-version', 'from', 'subject', 'date'];

type Headers = ReadonlyMap<string, string>;

/** Whether the beginning of a file is the header of a saved page. */
export function isSavedPage(file: Buffer): boolean {
  const headers = headed(file)?.headers;
  const isMultipart = headers?.get('content-type')?.toLowerCase().startsWith('multipart/related') === true;
  return isMultipart && SIGNS.some((name) => headers.has(name));
}

/**
 * The parts of a saved page, the page itself first (RFC 2557). They are as large as the file at most.
 * @throws {CaptureError}
 */
export function readSavedPage(file: Buffer): [SavedPart, ...SavedPart[]] {
  const { headers, body } = requireHeaded(file);
  const parts = partsOf(headers, body, 0);
  const start = bare(parameter(headers.get('content-type') ?? '', 'start'));
  const isPage = ({ contentType }: SavedPart) => contentType !== '' && isHtml(mediaType(contentType));
  const page =
    parts.find((part) => start !== null && part.id === start && isPage(part)) ?? parts.find(isPage);
  if (page === undefined) throw uploadError('noSavedPage');
  return [page, ...parts.filter((part) => part !== page)];
}

function partsOf(headers: Headers, body: Buffer, depth: number): SavedPart[] {
  const type = headers.get('content-type') ?? 'text/plain';
  if (!type.toLowerCase().startsWith('multipart/')) return [partOf(headers, body, type)];
  const boundary = parameter(type, 'boundary');
  if (!boundary || depth >= MAX_DEPTH) throw uploadError('damaged', 'no boundary');
  const pieces = split(body, boundary);
  const parts: SavedPart[] = [];
  for (const piece of pieces) {
    const inner = requireHeaded(piece);
    parts.push(...partsOf(inner.headers, inner.body, depth + 1));
    if (parts.length > MAX_PARTS) throw uploadError('damaged', 'too many parts');
  }
  return parts;
}

function partOf(headers: Headers, body: Buffer, contentType: string): SavedPart {
  const location = headers.get('content-location')?.replaceAll(' ', '') || null;
  return {
    contentType,
    location,
    id: bare(headers.get('content-id')) ?? (location?.startsWith('cid:') ? location.slice(4) : null),
    body: decoded(body, headers.get('content-transfer-encoding')),
  };
}

/** What's between the delimiter lines. */
function split(body: Buffer, boundary: string): Buffer[] {
  const delimiter = Buffer.from(`--${boundary}`, 'latin1');
  const places: number[] = [];
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    const begins = at === 0 || body[at - 1] === 10;
    if (begins) places.push(at);
    if (places.length > MAX_PARTS + 1) throw uploadError('damaged', 'too many parts');
  }
  if (places.length === 0) throw uploadError('damaged', 'no parts');
  return places.flatMap((place, index) => {
    const from = place + delimiter.length;
    const isEnd = body.subarray(from, from + 2).toString('latin1') === '--';
    const lineEnd = body.indexOf(10, from);
    // A file that was cut off ends without the last delimiter.
    return isEnd || lineEnd < 0
      ? []
      : [withoutLineEnd(body.subarray(lineEnd + 1, places[index + 1] ?? body.length))];
  });
}

/** The last line end belongs to the delimiter. */
function withoutLineEnd(part: Buffer): Buffer {
  if (part.at(-1) !== LINE_FEED) return part;
  return part.subarray(0, part.at(-2) === RETURN ? -2 : -1);
}

function requireHeaded(bytes: Buffer): { headers: Headers; body: Buffer } {
  const found = headed(bytes);
  if (found === null) throw uploadError('damaged', 'no end of the header');
  return found;
}

/** The header above the first empty line; null without one. */
function headed(bytes: Buffer): { headers: Headers; body: Buffer } | null {
  const lines: string[] = [];
  const limit = Math.min(bytes.length, MAX_HEADER_BYTES);
  for (let from = 0; from < limit; ) {
    const end = bytes.indexOf(LINE_FEED, from);
    if (end < 0) return null;
    const line = bytes.subarray(from, end).toString('latin1').trimEnd();
    from = end + 1;
    if (line === '') return { headers: headersIn(lines), body: bytes.subarray(from) };
    // A line that begins with a space goes on with the one before.
    if (line.startsWith(' ') || line.startsWith('\t')) lines.push(`${lines.pop() ?? ''} ${line.trim()}`);
    else lines.push(line);
  }
  return null;
}

function headersIn(lines: readonly string[]): Headers {
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, Math.max(0, at)).trim().toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}

/** Without its angle brackets. */
function bare(id: string | undefined): string | null {
  return (id?.startsWith('<') && id.endsWith('>') ? id.slice(1, -1) : id) || null;
}

/** The value of a parameter of a content type, with or without quotes. */
function parameter(value: string, name: string): string | undefined {
  const [, after] = value.split(new RegExp(`;\\s*${name}\\s*=\\s*`, 'i'), 2);
  return after?.startsWith('"') ? after.split('"', 2)[1] : after?.split(';', 1)[0]?.trim();
}

function decoded(body: Buffer, encoding = ''): Buffer {
  const kind = encoding.trim().toLowerCase();
  if (kind === 'base64') return Buffer.from(body.toString('latin1'), 'base64');
  return kind === 'quoted-printable' ? unquoted(body) : body;
}

/** The content of quoted-printable text (RFC 2045, 6.7). What isn't encoded right stays as it is. */
function unquoted(body: Buffer): Buffer {
  const result = Buffer.alloc(body.length);
  let length = 0;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    const next = byte === EQUALS ? body.subarray(at + 1, at + 3).toString('latin1') : '';
    const code = next.trim().length === 2 ? Number(`0x${next}`) : Number.NaN;
    if (!Number.isNaN(code)) {
      result[length++] = code;
      at += 2;
    } else if (next === '\r\n' || next.startsWith('\n')) at += next === '\r\n' ? 2 : 1;
    else result[length++] = byte;
  }
  return result.subarray(0, length);
}
