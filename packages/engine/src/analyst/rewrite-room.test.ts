import { expect, it } from 'vitest';
import type { Room } from '../typography/room.ts';
import { withRoom } from './rewrite-room.ts';

const button: Room = { available: 8, lines: 1, mostLines: null, wraps: true, capitals: false };
const rooms = { 7: { desktop: { ...button, available: 40 }, mobile: button } };
const candidate = (text: string) => ({ text, reason: 'It is better.' });

it('offers no label that takes a third line or overflows, and says which take a second one', () => {
  const offered = withRoom(
    'action',
    [
      candidate('Book now'),
      candidate('Start your free trial'),
      candidate('Ask for your free quote and get our answer within one working day'),
      candidate('Terminvereinbarungsformular'),
    ],
    7,
    { rooms },
  );
  expect(offered.map(({ text, room }) => [text, room?.mobile])).toEqual([
    ['Book now', { before: 1, after: 1 }],
    ['Start your free trial', { before: 1, after: 2 }],
  ]);
});

it('lets a headline grow by a line, not by two', () => {
  const mobile = { ...button, lines: 4 };
  const offered = (text: string) =>
    withRoom('headline', [candidate(text)], 7, { rooms: { 7: { desktop: null, mobile } } });
  expect(offered('word '.repeat(13).trim())).toHaveLength(1);
  expect(offered('word '.repeat(30).trim())).toHaveLength(0);
});

it('offers everything where nothing was measured', () => {
  const all = [candidate('Book now'), candidate('Donaudampfschifffahrtsgesellschaft')];
  expect(withRoom('action', all, 7, {})).toEqual(all);
  expect(withRoom('action', all, 8, { rooms })).toEqual(all);
});
