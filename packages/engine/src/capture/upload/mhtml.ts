import { uploadError } from './upload-error.ts';

/** A part of a saved page. */
export interface SavedPart {
  contentType: string;
  /** Where it was saved from; null if the file doesn't say. */
  location: string | null;
  id: string | null;
  body: Buffer;
}

const MAX_PARTS = 2_000;
const MAX_DEPTH = 3;
const MAX_HEADER_BYTES = 64 * 1024;

type Headers = ReadonlyMap<string, string>;

/** Whether the beginning of a file is the header of a saved page. */
export function isSavedPage(file: Buffer): boolean {
  const head = file.subarray(0, 8_192).toString('latin1');
  return (
    /^content-type:\s*multipart\/related\b/im.test(head) && /^(mime-version|from|subject|date):/im.test(head)
  );
}

/**
 * The parts of a saved page, the page itself first (RFC 2557). They are as large as the file at most.
 * @throws {CaptureError}
 */
export function readSavedPage(file: Buffer): [SavedPart, ...SavedPart[]] {
  const { headers, body } = headed(file);
  const parts = partsOf(headers, body, 0);
  const start = parameter(headers.get('content-type') ?? '', 'start')?.replace(/^<|>$/g, '');
  const isPage = ({ contentType }: SavedPart) => /^(text\/html|application\/xhtml\+xml)/i.test(contentType);
  const page =
    parts.find((part) => start !== undefined && part.id === start && isPage(part)) ?? parts.find(isPage);
  if (page === undefined) throw uploadError('noSavedPage');
  return [page, ...parts.filter((part) => part !== page)];
}

function partsOf(headers: Headers, body: Buffer, depth: number): SavedPart[] {
  const type = headers.get('content-type') ?? 'text/plain';
  if (!/^multipart\//i.test(type)) return [partOf(headers, body, type)];
  const boundary = parameter(type, 'boundary');
  if (!boundary || depth >= MAX_DEPTH) throw uploadError('damaged', 'no boundary');
  const pieces = split(body, boundary);
  const parts: SavedPart[] = [];
  for (const piece of pieces) {
    const inner = headed(piece);
    parts.push(...partsOf(inner.headers, inner.body, depth + 1));
    if (parts.length > MAX_PARTS) throw uploadError('damaged', 'too many parts');
  }
  return parts;
}

function partOf(headers: Headers, body: Buffer, contentType: string): SavedPart {
  return {
    contentType,
    location: headers.get('content-location')?.replace(/\s+/g, '') || null,
    id: headers.get('content-id')?.replace(/^<|>$/g, '') || null,
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
  const end = /\r?\n$/.exec(part.subarray(-2).toString('latin1'))?.[0] ?? '';
  return part.subarray(0, part.length - end.length);
}

function headed(bytes: Buffer): { headers: Headers; body: Buffer } {
  const head = bytes.subarray(0, MAX_HEADER_BYTES).toString('latin1');
  const end = /^\r?\n/.exec(head) ?? /\r?\n\r?\n/.exec(head);
  if (end === null) throw uploadError('damaged', 'no end of the header');
  const lines = head
    .slice(0, end.index)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const at = line.indexOf(':');
    if (at > 0) headers.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim());
  }
  return { headers, body: bytes.subarray(end.index + end[0].length) };
}

function parameter(value: string, name: string): string | undefined {
  const quoted = new RegExp(`;\\s*${name}\\s*=\\s*"([^"]*)"`, 'i').exec(value)?.[1];
  return quoted ?? new RegExp(`;\\s*${name}\\s*=\\s*([^;\\s"]+)`, 'i').exec(value)?.[1];
}

function decoded(body: Buffer, encoding = ''): Buffer {
  const kind = encoding.trim().toLowerCase();
  if (kind === 'base64') return Buffer.from(body.toString('latin1'), 'base64');
  return kind === 'quoted-printable' ? unquoted(body) : body;
}

const EQUALS = 61;

/** The content of quoted-printable text (RFC 2045, 6.7). What isn't encoded right stays as it is. */
function unquoted(body: Buffer): Buffer {
  const result = Buffer.alloc(body.length);
  let length = 0;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    const next = byte === EQUALS ? body.subarray(at + 1, at + 3).toString('latin1') : '';
    if (/^[0-9a-f]{2}$/i.test(next)) {
      result[length++] = Number.parseInt(next, 16);
      at += 2;
    } else if (next === '\r\n' || next.startsWith('\n')) at += next === '\r\n' ? 2 : 1;
    else result[length++] = byte;
  }
  return result.subarray(0, length);
}
