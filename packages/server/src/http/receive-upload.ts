import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { confirmActor } from './identity.ts';

export interface Upload {
  fields: Record<string, unknown>;
  /** The attachment in our own file; null without one. */
  file: { path: string; name: string } | null;
  /** A folder for files derived from it. */
  folder: string;
}

/** The one file of a form. */
export interface FileField {
  name: string;
  /** The sentence about a file that is larger than the limit of the parser. */
  tooLarge: string;
}

/**
 * Parses a form while it arrives: the fields, and the one file into a folder of its own, which is removed after `use`
 * in any case.
 * @throws AppError `request_too_large`, `bad_request`; whatever `confirmActor` and `use` throw
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  field: FileField,
  use: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'liftmark-upload-'));
  try {
    const upload: Upload = { fields: {}, file: null, folder };
    await takeApart(request, upload, field);
    await confirmActor(request);
    return await use(upload);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Largest form without its file: fields, part headers, and anything between or around the parts. */
const FORM_BYTES = 256 * 1024;

async function takeApart(request: FastifyRequest, upload: Upload, field: FileField): Promise<void> {
  const form: Form = { received: 0, file: null, field };
  try {
    await Promise.race([receiveParts(request, upload, form), overflow(request, form)]);
    requireShort(form);
  } catch (error) {
    // Errors without a code come from the parser: the form is broken or incomplete.
    if (error instanceof AppError || (error instanceof Error && 'code' in error)) throw error;
    throw new AppError('bad_request', 'Part of the form didn’t arrive. Please send it again.', {
      cause: error,
    });
  }
}

interface Form {
  /** Bytes received so far, including the file. */
  received: number;
  file: MultipartFile | null;
  field: FileField;
}

async function receiveParts(request: FastifyRequest, upload: Upload, form: Form): Promise<void> {
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      form.file = part;
      upload.file = await receiveFile(part, join(upload.folder, 'received'), form.field);
    } else upload.fields[part.fieldname] = part.value;
  }
}

/** Stops reading and fails once the form is too long; the parser itself has no limit for this. */
function overflow({ raw }: FastifyRequest, form: Form): Promise<never> {
  return new Promise((_, reject) => {
    const count = (chunk: Buffer) => {
      try {
        // Before this chunk is counted: the parser has processed the earlier ones.
        requireShort(form);
        form.received += chunk.length;
      } catch (error) {
        raw.off('data', count).unpipe();
        reject(error);
      }
    };
    raw.on('data', count);
  });
}

function requireShort({ received, file }: Form): void {
  if (received - (file?.file.bytesRead ?? 0) <= FORM_BYTES) return;
  throw new AppError('request_too_large', 'The request is too large.');
}

async function receiveFile(part: MultipartFile, path: string, field: FileField): Promise<Upload['file']> {
  // A form without a selected file sends a file without a name.
  const name = part.filename ?? '';
  // Don't wait for the rest of a file that is too large. The limit may have been reached already.
  const refuse = () => part.file.destroy(tooLarge(field));
  if (part.file.truncated) refuse();
  else part.file.once('limit', refuse);
  await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
  const { size } = await stat(path);
  if (size === 0 && name === '') return null;
  if (part.fieldname !== field.name) throw new AppError('bad_request', `Send the file as “${field.name}”.`);
  if (size === 0) {
    const message = 'This file is empty. Please select another one.';
    throw new AppError('validation', message, { fields: { [field.name]: message } });
  }
  return { path, name };
}

function tooLarge({ name, tooLarge: message }: FileField): AppError {
  return new AppError('request_too_large', message, { fields: { [name]: message } });
}
