import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { field, pageWithForm } from '../../testing/test-form.ts';
import { secureConnection } from './rule.ts';

it('passes https', () => {
  expect(outcomeOf(secureConnection)).toMatchObject({ score: 1 });
});

it('fails http and a form that sends over it', () => {
  expect(outcomeOf(secureConnection, { trust: { https: false } })).toMatchObject({ score: 0, certain: true });
  const page = pageWithForm([field('email', 'E-mail')], {
    route: { account: 'none', guest: null, step: null, target: 'http://harbor.example/send' },
  });
  expect(outcomeOf(secureConnection, page)).toMatchObject({ score: 0 });
  expect(adviceOf(secureConnection, page).steps[0]).toContain('http://harbor.example/send');
});

it('is mild with mixed content and names the address', () => {
  const page = { network: { mixedContent: ['http://harbor.example/a.png'] } };
  expect(outcomeOf(secureConnection, page)).toMatchObject({ score: 0.7 });
  expect(adviceOf(secureConnection, page).steps[0]).toContain('http://harbor.example/a.png');
});

it('does not apply to a private host', () => {
  expect(outcomeOf(secureConnection, { trust: { publicHost: false, https: false } }).kind).toBe(
    'notApplicable',
  );
});
