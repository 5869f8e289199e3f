import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/{src,app,fixtures}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine takes longer than the second that is waited by itself.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
});
