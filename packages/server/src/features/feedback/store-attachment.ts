import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { ATTACHMENT_TYPES, INVALID_FILE_TYPE } from '@liftmark/contract/feedback-limits';
import { AppError } from '../../errors.ts';
import type { Upload } from '../../http/receive-upload.ts';
import type { Files } from '../../platform/files.ts';
import { ATTACHMENT_FOLDER } from './attachment-folder.ts';
import { cleanName, isNameAllowed, typeOfContent } from './attachment-type.ts';
import { cleanPicture, isPicture } from './clean-picture.ts';

interface StoredAttachment {
  attachmentName: string;
  attachmentFile: string;
  attachmentType: string;
}

/**
 * Streams an attachment to the file store; images are redrawn.
 * @param name ours, without an extension
 * @param onKey called with the key before anything is stored
 * @throws AppError `unsupported_media_type` if its content or name isn't one of the listed types
 */
export async function storeAttachment(
  files: Files,
  name: string,
  { file, folder }: Upload,
  onKey: (key: string) => Promise<void>,
): Promise<StoredAttachment | null> {
  if (file === null) return null;
  const type = isNameAllowed(file.name) ? await typeOfContent(file.path) : null;
  if (type === null) throw refused();
  let source = file.path;
  if (isPicture(type)) {
    source = join(folder, 'drawn');
    if (!(await cleanPicture(type, file.path, source))) throw refused();
  }
  const attachmentFile = `${ATTACHMENT_FOLDER}/${name}.${ATTACHMENT_TYPES[type][0]}`;
  await onKey(attachmentFile);
  await files.putStream(attachmentFile, createReadStream(source));
  return { attachmentName: cleanName(file.name, type), attachmentFile, attachmentType: type };
}

function refused(): AppError {
  const { description } = INVALID_FILE_TYPE;
  return new AppError('unsupported_media_type', description, { fields: { attachment: description } });
}
