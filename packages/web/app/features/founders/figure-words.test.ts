import { expect, test } from 'vitest';
import {
  detailWords,
  dollars,
  durationWords,
  growthWords,
  millisecondWords,
  percent,
  spelledOut,
} from './figure-words.ts';

test('money has no decimals, percentages have one', () => {
  expect([dollars(1234.6), percent(33.333), percent(0)]).toEqual(['$1,235', '33.3%', '0.0%']);
});

test.each([
  [12.34, '+12.3% vs. the previous period'],
  [-5, '-5.0% vs. the previous period'],
  [0, '0.0% vs. the previous period'],
  [null, 'No earlier period to compare with'],
])('a growth of %j reads %j', (growth, words) => expect(growthWords(growth)).toBe(words));

test.each([
  [0, '0 s'],
  [59.6, '1 min'],
  [59.4, '59 s'],
  [200, '3 min 20 s'],
])('%j seconds read %j', (seconds, words) => expect(durationWords(seconds)).toBe(words));

test('short times are in milliseconds', () => {
  expect([millisecondWords(850.4), millisecondWords(3_240)]).toEqual(['850 ms', '3.2 s']);
});

test('codes are spelled out', () => {
  expect(['blocked_by_site', 'above-the-fold', 'planType', 'tls', 'http_status'].map(spelledOut)).toEqual([
    'Blocked by site',
    'Above the fold',
    'Plan type',
    'TLS',
    'HTTP status',
  ]);
});

test.each([
  ['Helped us test', 'Helped us test'],
  [null, 'nothing'],
  [
    { planType: 'monthly', status: 'active', cancelsAtPeriodEnd: true },
    'monthly, active, cancels at period end',
  ],
  [{ cancelsAtPeriodEnd: false, withdrawal: null }, 'nothing'],
])('the detail %j reads %j', (value, words) => expect(detailWords(value)).toBe(words));
