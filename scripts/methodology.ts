import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { methodologyPage } from '@liftmark/engine/methodology';

// Writes docs/methodology.md from the checks; a test holds the committed page to it.
writeFileSync(join(import.meta.dirname, '../docs/methodology.md'), methodologyPage());
