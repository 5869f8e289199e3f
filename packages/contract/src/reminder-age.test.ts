import { expect, test } from 'vitest';
import { reminderAge } from './reminder-age.ts';

const NOW = new Date('2026-03-15T12:00:00Z');

test.each([
  [0, 'today'],
  [1, '1 day ago'],
  [6, '6 days ago'],
  [7, '1 week ago'],
  [8, '1 week, 1 day ago'],
  [13, '1 week, 6 days ago'],
  [14, '2 weeks ago'],
  [15, '2 weeks ago'],
  [21, '3 weeks ago'],
  [-1, 'today'],
])('%d days before is "%s"', (days, label) => {
  expect(reminderAge(new Date(NOW.getTime() - days * 24 * 3600 * 1000), NOW)).toBe(label);
});
