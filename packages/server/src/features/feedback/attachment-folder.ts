/** Folder of the encrypted attachments in the file store. */
export const ATTACHMENT_FOLDER = 'feedback';
