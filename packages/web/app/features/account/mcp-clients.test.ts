import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCAL_SETUPS, serverSetups } from './mcp-clients.ts';

const documented = readFileSync(new URL('../../../../../docs/mcp.md', import.meta.url), 'utf8');

it.each([...serverSetups('https://liftmark.example'), ...LOCAL_SETUPS].map(({ name, code }) => [name, code]))(
  'sets up %s as the documentation does',
  (_, code) => {
    expect(documented).toContain(`\n${code}\n`);
  },
);
