import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type Encoding = 'br' | 'identity';

/** A JSON answer in encoded bytes, to be sent more than once. */
export interface PackedAnswer {
  body: Buffer;
  encoding: Encoding;
  /** The same for the same JSON in every encoding. */
  etag: string;
}

export async function packAnswer(answer: object, encoding: Encoding): Promise<PackedAnswer> {
  const json = Buffer.from(JSON.stringify(answer));
  const etag = `W/"${createHash('sha256').update(json).digest('base64url')}"`;
  return { body: encoding === 'br' ? await compress(json, COMPRESSION) : json, encoding, etag };
}

const ACCEPTS_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** Encodings that the client supports. Others are left to the general compression. */
export function encodingFor({ headers }: FastifyRequest): Encoding {
  return ACCEPTS_BROTLI.test(String(headers['accept-encoding'])) ? 'br' : 'identity';
}

/** Sends the answer, or tells the client that its copy is current. */
export function sendPacked(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { body, encoding, etag }: PackedAnswer,
): void {
  reply.header('etag', etag).header('vary', 'accept-encoding');
  const known = headers['if-none-match']?.split(',').map((each) => each.trim()) ?? [];
  if (known.includes(etag)) {
    reply.code(304).send();
    return;
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type('application/json; charset=utf-8').send(body);
}
