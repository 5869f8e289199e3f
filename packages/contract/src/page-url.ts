import { z } from 'zod';

export const MAX_URL_LENGTH = 2048;

/** A page address, with the form's own messages for a missing and for an invalid one. */
export function urlSchema(missing: string, wrong: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(MAX_URL_LENGTH, wrong)
    .superRefine((value, context) => {
      if (value === '') return;
      const problem = problemOfUrl(value, wrong);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    });
}

/** A page address with the three messages of the analysis form. */
export const pageUrlSchema = urlSchema(
  'URL is required',
  'Please enter a valid URL (e.g., https://example.com)',
);

/** What is wrong with an address; null where nothing is. The same in every browser and on the server. */
function problemOfUrl(value: string, wrong: string): string | null {
  // Browsers escape white space inside an address that the server refuses, and drop control characters around
  // it.
  if (/[\s\p{Cc}]/u.test(value) || !URL.canParse(value)) return wrong;
  const { protocol, username, password, hostname } = new URL(value);
  if (protocol !== 'http:' && protocol !== 'https:') return 'URL must start with http:// or https://';
  if (username !== '' || password !== '' || !isPossibleHost(hostname) || isBareWord(value)) return wrong;
  return null;
}

/**
 * Whether someone typed a single word, such as `hello`, instead of an address. A name in a private network
 * differs by a path, a port or `http://`.
 */
function isBareWord(value: string): boolean {
  return /^https:\/\/[^/.:?#[\]]+$/i.test(value) && !/^https:\/\/localhost$/i.test(value);
}

const MAX_HOST_LENGTH = 253;

/**
 * Whether a parsed host can be a name or an IP address. A single label is possible: it may be a name in the
 * network of an installation that allows private targets.
 */
function isPossibleHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return true;
  const name = hostname.replace(/\.$/, '');
  return name.length <= MAX_HOST_LENGTH && name.split('.').every((label) => /^[a-z0-9_-]{1,63}$/.test(label));
}
