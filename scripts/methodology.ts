import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { methodology } from '@liftmark/engine/methodology';
import { methodologyPage } from '@liftmark/engine/methodology-page';

// Writes the rubric from the checks, as a page for readers of the repository and as data for the web; tests
// hold the committed files to it.
const root = join(import.meta.dirname, '..');
const method = methodology();
writeFileSync(join(root, 'docs/methodology.md'), methodologyPage(method));
writeFileSync(
  join(root, 'packages/web/app/content/methodology.json'),
  `${JSON.stringify(method, null, 1)}\n`,
);
