/** The limits of the feedback form. No zod in here, because the script of every page uses these numbers. */

export const FEEDBACK_TYPES = ['bug', 'feature', 'general'] as const;
export const FEEDBACK_PRIORITIES = ['low', 'medium', 'high'] as const;
export const MESSAGE_CHARACTERS = 5_000;

/** Largest attachment, in bytes. */
export const ATTACHMENT_BYTES = 10 * 1024 * 1024;
/** Allowed attachment types, with the file extensions of each; the first is the one it is stored under. */
export const ATTACHMENT_TYPES = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt', 'text', 'log', 'md'],
} as const;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

export const FILE_TOO_LARGE = {
  title: 'File Too Large',
  description: 'Please select a file smaller than 10MB.',
} as const;
export const INVALID_FILE_TYPE = {
  title: 'Invalid File Type',
  description: 'Please select an image, PDF, or text file.',
} as const;
