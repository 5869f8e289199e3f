/** Where attachments lie in the file store, encrypted. */
export const ATTACHMENT_FOLDER = 'feedback';
