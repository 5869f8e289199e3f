import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, normalize } from 'node:path';

/**
 * Public pages load style sheets and scripts of well-known packages from hosts of their own (jsDelivr, cdnjs, …). Here
 * they come from the registry, so that a page opened without a network looks as it should.
 */

/** Path on the page's own host that stands for other hosts: `/__cdn/<host>/<path>`. */
export const LIBRARIES = '/__cdn/';

interface File {
  package: string;
  version: string;
  /** Candidates in the package. */
  paths: string[];
}

/** Names on cdnjs that differ from the package's. */
const CDNJS: Readonly<Record<string, string>> = {
  OwlCarousel2: 'owl.carousel',
  'twitter-bootstrap': 'bootstrap',
  Swiper: 'swiper',
  Chart: 'chart.js',
};

const FONT_AWESOME = '@fortawesome/fontawesome-free';

const RULES: readonly (readonly [RegExp, (parts: string[]) => File])[] = [
  [
    /^(?:cdn\.jsdelivr\.net\/npm|unpkg\.com)\/((?:@[^/]+\/)?[^/@]+)(?:@([^/]+))?\/(.+)$/,
    ([name = '', version = 'latest', path = '']) => ({ package: name, version, paths: [path] }),
  ],
  [
    /^cdnjs\.cloudflare\.com\/ajax\/libs\/font-awesome\/([^/]+)\/(.+)$/,
    ([version = '', path = '']) => fontAwesome(version, path),
  ],
  [
    /^cdnjs\.cloudflare\.com\/ajax\/libs\/([^/]+)\/([^/]+)\/(.+)$/,
    ([name = '', version = '', path = '']) => ({
      package: CDNJS[name] ?? name,
      version,
      paths: inside(path),
    }),
  ],
  [
    /^(?:maxcdn|stackpath|netdna)\.bootstrapcdn\.com\/bootstrap\/([^/]+)\/(.+)$/,
    ([version = '', path = '']) => ({ package: 'bootstrap', version, paths: inside(path) }),
  ],
  [
    /^(?:maxcdn|stackpath|netdna)\.bootstrapcdn\.com\/font-awesome\/([^/]+)\/(.+)$/,
    ([version = '', path = '']) => fontAwesome(version, path),
  ],
  [
    /^use\.fontawesome\.com\/releases\/v([^/]+)\/(.+)$/,
    ([version = '', path = '']) => fontAwesome(version, path),
  ],
  [
    /^kit\.fontawesome\.com\/\w+\.(js|css)$/,
    ([ending = '']) => ({ package: FONT_AWESOME, version: '6.5.1', paths: [`${ending}/all.min.${ending}`] }),
  ],
  [
    /^(?:code\.jquery\.com\/jquery-|ajax\.googleapis\.com\/ajax\/libs\/jquery\/)([\d.]+\d)(?:\/jquery)?((?:\.slim)?(?:\.min)?\.js)$/,
    ([version = '', ending = '']) => ({
      package: 'jquery',
      version,
      paths: [`dist/jquery${ending}`, 'dist/jquery.min.js'],
    }),
  ],
  [
    /^cdn\.tailwindcss\.com/,
    () => ({
      package: 'tailwindcss-cdn',
      version: '3.4.10',
      paths: ['tailwindcss.js', 'tailwindcss-with-all-plugins.js'],
    }),
  ],
];

function fontAwesome(version: string, path: string): File {
  return {
    package: Number.parseInt(version, 10) < 5 ? 'font-awesome' : FONT_AWESOME,
    version,
    paths: [path],
  };
}

/** Hosts leave out the folder of what is built. */
function inside(path: string): string[] {
  return [path, `dist/${path}`, `dist/umd/${path}`, `build/${path}`, path.replace(/^.*\//, '')];
}

/** The file that an address stands for, without its scheme; null where no package is known to hold it. */
function libraryFile(folder: string, address: string): string | null {
  const plain = address.replace(/[?#].*$/, '');
  for (const [pattern, fileOf] of RULES) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const { package: name, version, paths } = fileOf(match.slice(1));
    const root = unpacked(folder, name, version);
    if (root === null) return null;
    const found = paths.map((path) => join(root, normalize(`/${decodeURIComponent(path)}`))).find(existsSync);
    return found ?? null;
  }
  return null;
}

const missing = new Set<string>();

/** The folder of a package, fetched from the registry once. */
function unpacked(folder: string, name: string, version: string): string | null {
  const label = `${name.replaceAll('/', '+')}@${version}`;
  const root = join(folder, 'libraries', label);
  if (existsSync(root)) return join(root, 'package');
  if (missing.has(label)) return null;
  const draft = `${root}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  try {
    execFileSync('npm', ['pack', '--silent', '--pack-destination', draft, `${name}@${version}`], {
      stdio: 'pipe',
    });
    const [archive = ''] = readdirSync(draft);
    execFileSync('tar', ['-xzf', join(draft, archive), '-C', draft], { stdio: 'pipe' });
    renameSync(draft, root);
    return join(root, 'package');
  } catch {
    missing.add(label);
    rmSync(draft, { recursive: true, force: true });
    return null;
  }
}

/** The document with the addresses of known packages on the page's own host. */
export function withLibraries(folder: string, html: string): string {
  return html
    .replace(/(?<=["'(\s=])(?:https?:)?\/\/([\w.-]+\/?[^"'()\s>]*)/g, (whole, address: string) =>
      libraryFile(folder, address) === null ? whole : `${LIBRARIES}${address}`,
    )
    .replace(/\s(?:integrity|crossorigin)=(?:"[^"]*"|'[^']*')/gi, '');
}

export function readLibrary(folder: string, path: string): { file: string; body: Buffer } | null {
  const file = libraryFile(folder, path.slice(LIBRARIES.length));
  return file === null ? null : { file, body: readFileSync(file) };
}
