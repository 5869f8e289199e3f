import { expect, test } from 'vitest';
import { isAddress } from './postal-address.ts';

test.each([
  '〒150-0001 東京都渋谷区神宮前1-2-3',
  '東京都渋谷区神宮前1-2-3',
  '上海市浦东新区世纪大道100号',
  '서울특별시 강남구 테헤란로 123',
  'ul. Długa 5, 00-950 Warszawa',
  'Storgatan 5, 111 22 Stockholm',
  'Národní 9, 110 00 Praha',
  'Storgata 5, 0155 Oslo',
  'Regeringsgatan 29',
  'Vestergade 12',
  'Mannerheimintie 5, 00100 Helsinki',
  '101000, г. Москва, ул. Мясницкая, 13',
])('“%s” is an address', (text) => expect(isAddress(text, true)).toBe(true));

test.each([
  'In 3 steps, 2024 Edition',
  'Brigade 2',
  '東京で人気の3店',
  '서울에서 3일',
  'Ponad 500 000 klientów',
  'Fler än 100 000 Kunder',
])('“%s” is none', (text) => expect(isAddress(text, true)).toBe(false));
