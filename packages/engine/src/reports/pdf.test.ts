import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { printPdf } from './pdf.ts';

it.skipIf(process.platform === 'win32')(
  'hands the browser nothing of the environment but what it needs',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'liftmark-pdf-'));
    process.env.LIFTMARK_TEST_SECRET = 'of the installation';
    try {
      const executablePath = join(folder, 'browser');
      await writeFile(executablePath, `#!/bin/sh\nenv > '${folder}/environment'\nexit 1\n`, { mode: 0o755 });
      await expect(printPdf('', { executablePath, env: { GIVEN: 'yes' } })).rejects.toThrow();
      const environment = await readFile(join(folder, 'environment'), 'utf8');
      expect(environment).toMatch(/^GIVEN=yes$/m);
      expect(environment).not.toContain('LIFTMARK_TEST_SECRET');
    } finally {
      delete process.env.LIFTMARK_TEST_SECRET;
      await rm(folder, { recursive: true });
    }
  },
);
