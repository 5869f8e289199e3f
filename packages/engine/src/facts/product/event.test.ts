import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { eventOf } from './event.ts';

const startOf = (html: string) => eventOf(readBody(html), true)?.start ?? null;

it('the date of an event is that of the page, not that of an embedded post', () => {
  const post = '<blockquote><p>A post shared on Aug 16, 2018 at 8:24am PDT</p></blockquote>';
  expect(startOf(post)).toBeNull();
  expect(startOf(`${post}<p>Doors open on March 7, 2027.</p>`)).toBe('2027-03-07');
});

it('a quoted time is not that of the event', () => {
  const quoted = '<blockquote><time datetime="2018-08-16">August</time></blockquote>';
  expect(startOf(quoted)).toBeNull();
  expect(startOf(`${quoted}<p><time datetime="2027-03-07">In March</time></p>`)).toBe('2027-03-07');
});
