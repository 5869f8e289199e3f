/** Files that a page can be analyzed from. */
export const UPLOAD_FORMATS = ['html', 'mhtml', 'zip'] as const;
export type UploadFormat = (typeof UPLOAD_FORMATS)[number];

export const UPLOAD_EXTENSIONS = ['.html', '.htm', '.mhtml', '.mht', '.zip'] as const;
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;
export const MAX_UPLOAD_NAME = 120;

/** Reserved (RFC 6761): no name below it ever leads anywhere. */
export const UPLOAD_ORIGIN = 'https://upload.invalid';

/** The address that stands for an uploaded file, so that the same name is the same page the next time. */
export function uploadAddress(name: string): string {
  return `${UPLOAD_ORIGIN}/${encodeURIComponent(name)}`;
}

/** Without folders, without what no file name has everywhere, and not too long: it never reads as an address. */
export function cleanUploadName(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}:*?"<>|]/gu, '').trim();
  const extension = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  const base = name.slice(0, name.length - extension.length);
  return base.slice(0, MAX_UPLOAD_NAME - extension.length) + extension;
}

export const UPLOAD_SENTENCES = {
  none: 'Choose a file to upload.',
  tooLarge: 'The file is larger than 20 MB. Save the page without videos, or zip fewer files.',
  unpacksTooLarge: 'The zip unpacks to more than 80 MB or 2,000 files. Leave out what the page doesn’t need.',
  unknown: 'This isn’t an HTML file, a saved page (MHTML) or a zip of a site.',
  noPage: 'The zip has no HTML file. Zip the folder that has the page’s index.html.',
  severalPages: 'The zip has several HTML files, but no index.html. Rename the one to analyze to index.html.',
  damaged: 'The file is damaged or incomplete. Save it again, then upload it.',
  encrypted: 'The zip is encrypted. Zip the files again without a password.',
  outside:
    'The zip has a file whose path leads out of its folder, so we didn’t open it. Zip the files again.',
  noSavedPage: 'The saved page has no HTML in it. Save it again as “Web page, single file”.',
} as const;
