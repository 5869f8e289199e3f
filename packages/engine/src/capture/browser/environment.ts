import type { FoundBrowser } from './system-browser.ts';

/**
 * The variables of our environment that a browser needs to start. It opens hostile pages, so it gets no others: they
 * include the secrets of the installation.
 */
const ALLOWED = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'FONTCONFIG_FILE',
  'FONTCONFIG_PATH',
  'XDG_DATA_DIRS',
  // Windows starts no program without these.
  'SYSTEMROOT',
  'WINDIR',
  'TEMP',
  'TMP',
  'LOCALAPPDATA',
  'APPDATA',
  'USERPROFILE',
  'PROGRAMFILES',
  'PROGRAMFILES(X86)',
];

/** @param profile the browser's own folder */
export function browserEnvironment(
  { env }: FoundBrowser,
  profile: string,
  environment: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const allowed = Object.entries(environment).flatMap(([name, value]) =>
    value !== undefined && ALLOWED.includes(name.toUpperCase()) ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(allowed), ...env, ...temporaryFolder(profile) };
}

/** A killed browser leaves its files behind unless they are in its profile. */
function temporaryFolder(profile: string): Record<string, string> {
  // The system limits the path of a socket to 108 characters, of which the browser needs about half.
  return process.platform === 'linux' && profile.length < 50 ? { TMPDIR: profile } : {};
}
