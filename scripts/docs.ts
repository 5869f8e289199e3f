import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedDocuments, ROOT } from './documents.ts';

/** `npm run docs`: writes every generated document from the code and the stored results. */
for (const { path, content } of generatedDocuments()) {
  writeFileSync(join(ROOT, path), content);
  console.log(path);
}
