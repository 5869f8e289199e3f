import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withoutFlawed } from './partial-answer.ts';

const schema = z.object({
  opinions: z
    .array(
      z.object({
        id: z.enum(['clarity', 'trust']),
        level: z.int().min(1).max(5),
        cites: z.array(z.string().max(4)).min(1).max(2),
      }),
    )
    .max(2),
  summary: z.string(),
});

const clarity = { id: 'clarity', level: 2, cites: ['n1'] };
const trust = { id: 'trust', level: 4, cites: ['n2'] };

describe('an answer that breaks its schema in places', () => {
  it.each([
    ['a number out of range', { ...trust, level: 7 }],
    ['an unknown name', { ...trust, id: 'taste' }],
    ['a missing field', { id: 'trust', cites: ['n2'] }],
    ['a list that has to have an item', { ...trust, cites: [] }],
    ['a list whose only item breaks it', { ...trust, cites: ['n12345'] }],
    ['something else', 'trust'],
  ])('loses the item with %s', (_, flawed) => {
    expect(withoutFlawed({ opinions: [clarity, flawed], summary: 'Fair.' }, schema)).toEqual({
      opinions: [clarity],
      summary: 'Fair.',
    });
  });

  it('loses what a list has too many of, and an item inside an item', () => {
    const long = { ...clarity, cites: ['n12345', 'n1'] };
    expect(withoutFlawed({ opinions: [long, trust, clarity], summary: 'Fair.' }, schema)).toEqual({
      opinions: [clarity, trust],
      summary: 'Fair.',
    });
  });

  it.each([
    ['nothing of a list would be left', { opinions: [{ ...clarity, level: 0 }], summary: 'Fair.' }],
    ['the flaw is in no list', { opinions: [clarity], summary: 7 }],
    ['it is no object', 'Sure!'],
    ['it is null', null],
  ])('is none where %s', (_, answer) => {
    expect(withoutFlawed(answer, schema)).toBeNull();
  });
});
