import { readFile } from 'node:fs/promises';
import { type PageHints, pageHintsSchema } from '@liftmark/contract/analysis';
import { cleanUploadName, UPLOAD_SENTENCES } from '@liftmark/contract/uploads';
import type { Upload } from '@liftmark/engine/capture/upload/uploaded-site';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { withUpload } from '../../http/receive-upload.ts';

const FILE = { name: 'file', tooLarge: UPLOAD_SENTENCES.tooLarge };

/**
 * The form of a page that comes from a file. What is in the file, a worker reads.
 * @throws AppError `unsupported_media_type`, `validation`, `request_too_large`, `bad_request`
 */
export async function receivePage(request: FastifyRequest): Promise<{ hints: PageHints; upload: Upload }> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media_type', 'Send the page as multipart/form-data.');
  }
  return withUpload(request, FILE, async ({ fields, file }) => {
    const hints = pageHintsSchema.safeParse(fields);
    if (!hints.success) {
      const problems = hints.error.issues.map(({ path, message }) => [path.join('.'), message]);
      throw new AppError('validation', problems[0]?.[1] ?? 'Please check your input.', {
        fields: Object.fromEntries(problems),
      });
    }
    const name = cleanUploadName(file?.name ?? '');
    if (file === null || name === '') {
      throw new AppError('validation', UPLOAD_SENTENCES.none, { fields: { file: UPLOAD_SENTENCES.none } });
    }
    return { hints: hints.data, upload: { name, bytes: await readFile(file.path) } };
  });
}
