import { describe, expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { voicesOf } from './testimonials.ts';

const testimonials = (html: string) => voicesOf(readBody(html)).testimonials;

describe('a quotation of which nothing says who said it', () => {
  it('is a testimonial where somebody speaks of what happened to him or her', () => {
    const [only] = testimonials(
      '<figure><blockquote>“We dropped two meetings a week and nobody misses them.”</blockquote></figure>',
    );
    expect(only).toMatchObject({
      name: null,
      text: 'We dropped two meetings a week and nobody misses them.',
    });
  });

  it('is none where it is a saying', () => {
    expect(testimonials('<blockquote>“Simplicity is the ultimate sophistication.”</blockquote>')).toEqual([]);
  });
});
