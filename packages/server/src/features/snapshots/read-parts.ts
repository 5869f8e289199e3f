import { MAX_SNAPSHOT_PART_BYTES } from '@liftmark/contract/snapshots';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { confirmActor } from '../../http/identity.ts';
import { text } from './text.ts';

/** What the extension sends, as it arrived. */
export interface SentParts {
  snapshot: Uint8Array;
  desktop?: Uint8Array;
  mobile?: Uint8Array;
}

/** Three parts with what lies around them. */
const MAX_BODY_BYTES = 3 * MAX_SNAPSHOT_PART_BYTES + 64 * 1024;
const NAMES = ['snapshot', 'desktop', 'mobile'] as const;

/** @throws AppError `unsupported_media_type`, `request_too_large`, `bad_request`; those of `confirmActor` */
export async function readParts(request: FastifyRequest): Promise<SentParts> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', text.notMultipart);
  // Without a length, nothing limits what lies between the parts.
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (!(length <= MAX_BODY_BYTES)) throw new AppError('request_too_large', text.tooLarge);
  const { snapshot, ...pictures } = await partsOf(request);
  await confirmActor(request);
  if (snapshot === undefined) throw new AppError('bad_request', text.incomplete);
  return { snapshot, ...pictures };
}

async function partsOf(request: FastifyRequest): Promise<Partial<SentParts>> {
  const parts: Partial<SentParts> = {};
  try {
    for await (const part of request.parts()) {
      const name = NAMES.find((known) => known === part.fieldname);
      if (part.type !== 'file' || name === undefined || parts[name])
        throw new AppError('bad_request', text.unknownPart);
      parts[name] = await part.toBuffer();
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new AppError('request_too_large', text.tooLarge);
    throw new AppError('bad_request', text.incomplete, { cause: error });
  }
  return parts;
}
