import { expect, test } from 'vitest';
import { subscribePath } from './subscribe-path.ts';

test.each([
  [{}, '/subscribe'],
  [{ isTrial: true }, '/subscribe?trial=true'],
  [
    { isTrial: true, returnTo: '/analyze?tab=swot&url=https://shop.test/?a=b' },
    '/subscribe?trial=true&returnTo=%2Fanalyze%3Ftab%3Dswot%26url%3Dhttps%3A%2F%2Fshop.test%2F%3Fa%3Db',
  ],
])('%j leads to %s', (options, path) => {
  expect(subscribePath(options)).toBe(path);
  expect(new URL(path, 'https://own.test').searchParams.get('returnTo')).toBe(
    'returnTo' in options ? options.returnTo : null,
  );
});
