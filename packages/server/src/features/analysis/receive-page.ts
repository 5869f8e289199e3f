import { readFile } from 'node:fs/promises';
import type { PageHints } from '@liftmark/contract/analysis';
import { uploadFieldsSchema } from '@liftmark/contract/analysis-request';
import { cleanUploadName, UPLOAD_SENTENCES } from '@liftmark/contract/uploads';
import type { Upload } from '@liftmark/engine/capture/upload/uploaded-site';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { withUpload } from '../../http/receive-upload.ts';

interface ReceivedPage {
  hints: PageHints;
  /** The report whose page gets a new version. */
  replaces: string | undefined;
  upload: Upload;
}

const FILE = { name: 'file', tooLarge: UPLOAD_SENTENCES.tooLarge };

/**
 * The form of a page that comes from a file. What is in the file, a worker reads.
 * @throws AppError `unsupported_media_type`, `validation`, `request_too_large`, `bad_request`
 */
export async function receivePage(request: FastifyRequest): Promise<ReceivedPage> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media_type', 'Send the page as multipart/form-data.');
  }
  return withUpload(request, FILE, async ({ fields, file }) => {
    const hints = uploadFieldsSchema.safeParse(fields);
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
    const { replaces, ...given } = hints.data;
    return { hints: given, replaces, upload: { name, bytes: await readFile(file.path) } };
  });
}
