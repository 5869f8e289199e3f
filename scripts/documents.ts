import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { methodology } from '@liftmark/engine/methodology/methodology';
import { methodologyPage } from '@liftmark/engine/methodology/page';
import { readResults } from '../evaluation/accuracy/results.ts';
import { accuracyPage } from '../evaluation/accuracy-page.ts';
import { readConsultantResults } from '../evaluation/consultant/results.ts';
import { readCorpus } from '../evaluation/corpus/corpus.ts';
import { measuresOf } from '../evaluation/corpus/measures.ts';
import { readEffectsResults } from '../evaluation/effects/results.ts';
import { effectsPage } from '../evaluation/effects-page.ts';
import { firstLanguageFigures } from '../evaluation/languages/measures.ts';
import { readLanguageResults } from '../evaluation/languages/results.ts';
import { readOpenings } from '../evaluation/openings.ts';
import { readOrderingResults } from '../evaluation/ordering/results.ts';
import { configJsonSchema } from '../packages/engine/src/cli/ci/config.ts';
import { settingsPage } from '../packages/server/src/settings-page.ts';

export const ROOT = join(import.meta.dirname, '..');

export interface GeneratedDocument {
  /** Relative to the repository. */
  path: string;
  content: string;
}

/** Everything that `npm run docs` writes, as it should be now. Needs neither a browser nor captured pages. */
export function generatedDocuments(): GeneratedDocument[] {
  const method = methodology();
  return [
    { path: 'docs/methodology.md', content: methodologyPage(method) },
    { path: 'packages/web/app/content/methodology.json', content: `${JSON.stringify(method, null, 1)}\n` },
    { path: 'docs/settings.md', content: settingsPage() },
    { path: 'packages/cli/config.schema.json', content: `${JSON.stringify(configJsonSchema(), null, 2)}\n` },
    { path: 'docs/accuracy.md', content: accuracy() },
    { path: 'docs/effects.md', content: effectsPage(readEffectsResults()) },
  ];
}

function accuracy(): string {
  const opening = readOpenings().at(-1);
  if (!opening) throw new Error('The held-out pages were never opened.');
  const corpus = readCorpus();
  return accuracyPage(readFileSync(join(ROOT, 'docs/accuracy.md'), 'utf8'), {
    opening,
    dev: measuresOf(corpus, 'dev'),
    defects: readResults(),
    consultant: readConsultantResults(),
    languages: readLanguageResults(),
    firstLanguages: {
      rubric: corpus.features?.rubricVersion ?? '',
      figures: firstLanguageFigures(corpus),
    },
    ordering: readOrderingResults(),
  });
}
