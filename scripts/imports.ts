import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

export interface Import {
  file: string;
  /** Repository path of the imported file, or the bare specifier of a package. */
  target: string;
  typeOnly: boolean;
  /** Loaded only when it is needed, by `import()`. */
  isLazy: boolean;
}

/** All imports of a file, by reading its statements. */
export function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const statements = source.matchAll(
    /^\s*(import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return [...statements].map(([, , typeKeyword, statically, dynamically]) => {
    const specifier = statically ?? dynamically ?? '';
    const target = specifier.startsWith('.')
      ? relative(root, join(root, dirname(file), specifier))
      : specifier.startsWith('~/')
        ? `packages/web/app/${specifier.slice(2)}`
        : specifier;
    return { file, target, typeOnly: typeKeyword !== undefined, isLazy: dynamically !== undefined };
  });
}
