import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';

const NOTE = '// Generated from openapi.json: run this folder’s tests with -u to write it again.\n';

it('has the types of the description of the API (else run this test with -u)', async () => {
  const types = await openapiTS(new URL('../openapi.json', import.meta.url));
  await expect(NOTE + astToString(types)).toMatchFileSnapshot(join(import.meta.dirname, 'api.ts'));
});
