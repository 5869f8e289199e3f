import shared from '../playwright.config.ts';

/** `npm run test:firefox`, where a Firefox is installed. */
export default {
  ...shared,
  testDir: '.',
  globalSetup: '../global-setup.ts',
  outputDir: '../../test-results',
};
