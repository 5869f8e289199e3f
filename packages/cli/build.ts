import { chmodSync, copyFileSync, cpSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * Bundles the command line with the engine and its data into `build`, as JavaScript for Node 20. Libraries that read
 * files of their own stay dependencies of the package.
 */

const ENGINE = join(import.meta.dirname, '../engine/src');
const OUT = join(import.meta.dirname, 'build');

/** Started by name, as a thread or process of their own. */
const STARTED = ['pipeline/thread', 'capture/browser/wall/keeper'];
/** Read at run time from the folder of the code, which is `build` itself for every part of a bundle. */
const READ = [
  'capture/read/page-scripts',
  'capture/trial/unseen-senders.js',
  'capture/browser/wall/enter.sh',
  '../data/languages',
];

const { dependencies, optionalDependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'),
) as Record<string, Record<string, string>>;

/** Points the code at the files that its bundle has in their place. */
const renamed: Plugin = {
  name: 'started-files',
  setup({ onLoad, onEnd }) {
    const missing = new Set([...STARTED.map((file) => `${basename(file)}.ts`), 'languages']);
    onLoad({ filter: /(?:threads|wall)\.ts$/ }, ({ path }) => {
      let contents = readFileSync(path, 'utf8');
      for (const file of STARTED) {
        const name = `${basename(file)}.ts`;
        const started = resolve(ENGINE, `${file}.ts`);
        if (dirname(started) !== dirname(path) || !contents.includes(`${name}'`)) continue;
        contents = contents.replaceAll(`${name}'`, `${basename(file)}.js'`);
        missing.delete(name);
      }
      return { contents, loader: 'ts' };
    });
    onLoad({ filter: /language-files\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8').replace("'../../data/languages'", "'languages'");
      if (contents.includes("'languages'")) missing.delete('languages');
      return { contents, loader: 'ts' };
    });
    onEnd(() =>
      missing.size === 0 ? {} : { errors: [{ text: `nothing starts ${[...missing].join(', ')}` }] },
    );
  },
};

rmSync(OUT, { recursive: true, force: true });
await build({
  entryPoints: [join(ENGINE, 'cli.ts'), ...STARTED.map((file) => join(ENGINE, `${file}.ts`))],
  entryNames: '[name]',
  outdir: OUT,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.11',
  minify: true,
  // Errors are recognized by the names of their classes.
  keepNames: true,
  // Node prints the line of an error.
  lineLimit: 160,
  legalComments: 'linked',
  external: Object.keys({ ...dependencies, ...optionalDependencies }),
  inject: [join(import.meta.dirname, 'src/node-20.ts')],
  // Libraries of the older module format load parts of Node by `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  plugins: [renamed],
  logLevel: 'warning',
});
for (const file of READ) cpSync(join(ENGINE, file), join(OUT, basename(file)), { recursive: true });
chmodSync(join(OUT, 'enter.sh'), 0o755);
chmodSync(join(OUT, 'cli.js'), 0o755);
copyFileSync(join(import.meta.dirname, '../../LICENSE'), join(OUT, 'LICENSE'));
