import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${LINUX} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Headless Chrome on Linux'],
  [`${LINUX} Ubuntu Chromium/83.0.4103.61 Chrome/83.0.4103.61 Safari/537.36`, 'Chromium on Linux'],
  [`${LINUX} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari on Mac',
  ],
  [`${LINUX} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Linux'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
