import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportFormat } from '../export-format.ts';
import { jsonLiteral } from '../literals.ts';
import { text } from '../text.ts';

/**
 * One script that shows all fixes or none, for an A/B test: the engine's own page script, run by `snippet-runner.js`.
 * No word of the page is outside of a string; its address is one in a comment of one line.
 */
export const snippet: ExportFormat = ({ url, fixes }) => {
  const operations = fixes.flatMap(({ patch }) => patch.operations);
  const literal = jsonLiteral(operations);
  const id = createHash('sha256').update(literal).digest('hex').slice(0, ID_LENGTH);
  const name = `liftmark_${id}`;
  return [
    `// ${text.snippet.shows({ count: fixes.length, url: jsonLiteral(url) })}`,
    `// ${text.snippet.paste}`,
    `// ${text.snippet.undo({ name })}`,
    '(() => {',
    "  'use strict';",
    `  const run = ${RUNNER};`,
    `  const patchIn = (globalThis) => ${PATCH};`,
    `  run({ name: '${name}', operations: ${literal} }, patchIn);`,
    '})();',
    '',
  ].join('\n');
};

const ID_LENGTH = 12;
const RUNNER = source(join(import.meta.dirname, 'snippet-runner.js'));
const PATCH = source(join(import.meta.dirname, '../../capture/read/page-scripts/patch.js'));

function source(file: string): string {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const code = lines.filter((line) => !line.trimStart().startsWith('//')).join('\n');
  return code.endsWith(';') ? code.slice(0, -1) : code;
}
