import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/{src,app,fixtures}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'evaluation/**/*.test.ts',
    ],
    // Machines of CI may take three times as long.
    testTimeout: process.env.CI ? 120_000 : 30_000,
    hookTimeout: process.env.CI ? 180_000 : 60_000,
    // There, what fails is tried up to twice more, and named if it passes then.
    retry: process.env.CI ? 2 : 0,
    // A busy machine takes longer than the second that is waited by itself.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    // Most of these open browsers.
    maxConcurrency: 2,
    // The files of a worker share what they import: starting a process and reading the engine for each took most of the time.
    isolate: false,
    // So that no file meets what another one has put in a function's place.
    restoreMocks: true,
  },
});
