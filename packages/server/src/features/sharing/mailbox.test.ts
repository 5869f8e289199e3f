import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['Ada+one@Shop.test', 'ada@shop.test'],
  ['a.d.a@shop.test', 'a.d.a@shop.test'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
])('%s reaches %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
