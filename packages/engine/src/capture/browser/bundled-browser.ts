import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FoundBrowser } from './system-browser.ts';

/** The package always unpacks into TMPDIR, so it runs in a process with its own one. */
const UNPACK = `
  import { readdir } from 'node:fs/promises';
  import { inflate } from '@sparticuz/chromium';
  const [, folder] = process.argv;
  for (const file of await readdir(folder)) await inflate(folder + '/' + file);
`;

const UNPACK_MS = 60_000;

const FONTS_CONF = 'fonts.conf';

/**
 * The machine's fonts and rules, plus the one family in the package. The package's own file names folders that don't
 * exist, and without any font the browser crashes at the first form field.
 */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/**
 * The Chromium from an npm package, unpacked once per version into a folder that only this user can access. Null if the
 * package is missing, has none for this platform, or can't be unpacked.
 */
export async function bundledBrowser(): Promise<FoundBrowser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    const root = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    const folder = join(tmpdir(), `liftmark-chromium-${version}-with-fonts-${process.getuid?.() ?? 0}`);
    if (!(await isOurs(folder))) await unpack(join(root, 'bin'), folder);
    return {
      executablePath: join(folder, 'chromium'),
      env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, FONTS_CONF) },
    };
  } catch {
    return null;
  }
}

/** Never run a browser from a folder that someone else may have created. */
async function isOurs(folder: string): Promise<boolean> {
  if (!existsSync(join(folder, 'chromium'))) return false;
  const { uid, mode } = await lstat(folder);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0)
    throw new Error(`${folder} belongs to someone else`);
  return true;
}

async function unpack(packed: string, folder: string): Promise<void> {
  const partial = await mkdtemp(`${folder}-`);
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK, packed], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: partial },
      timeout: UNPACK_MS,
    });
    await writeFile(join(partial, FONTS_CONF), FONTS);
    await rename(partial, folder);
  } catch (cause) {
    await rm(partial, { recursive: true, force: true });
    if (!(await isOurs(folder))) throw cause;
  }
}
