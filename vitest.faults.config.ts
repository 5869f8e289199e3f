import { defineConfig } from 'vitest/config';

/** Faults that take long to play, beside the quick ones that every test run plays: `npm run test:faults`. */
export default defineConfig({
  test: {
    include: ['packages/server/src/faults/**/*.{test,fault}.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // A busy machine takes longer than the second that is waited by itself.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 1,
  },
});
