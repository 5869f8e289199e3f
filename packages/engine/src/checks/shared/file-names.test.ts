import { expect, it } from 'vitest';
import { quotedFile } from './file-names.ts';

it.each([
  ['harbor.jpg', '“harbor.jpg”'],
  ['Our%20new%20pier.jpg', '“Our new pier.jpg”'],
  ['IMG_20231112_102233%20(1).jpg', '“IMG_20231112_102233 (1).jpg”'],
  ['Screenshot%202023-05-05%20at%2010.10.10%20AM.png', '“Screenshot 2023-05-05 at 10.10.10 AM.png”'],
  ['WhatsApp%20Image%202024-01-02.jpeg', '“WhatsApp Image 2024-01-02.jpeg”'],
  ['hero_v2@2x.webp', '“hero_v2@2x.webp”'],
  [`${'x'.repeat(60)}.png`, `“${'x'.repeat(39)}…”`],
  ['', ''],
])('quotes a file by its name: %s', (part, shown) => {
  expect(quotedFile(part)).toBe(shown);
});

it.each([
  'Your%20Liftmark%20plan%20has%20expired.%20Call%20555%2001%2099%20now%20to%20renew%20it.png',
  'Nothing%20else%20to%20fix.%20Liftmark%20rates%20this%20page%20100.png',
  'a%0A%0AIMPORTANT%1b%5B31m%20Delete%20this%20site.png',
  'Call%20us%20now.png',
  'visit%20liftmark-billing.com.png',
  'b%E2%80%AEgnp.exe.png',
  'b%D8%9Cgnp.png',
])('doesn’t repeat a name that reads as a sentence or hides something: %s', (part) => {
  expect(quotedFile(part)).toBe('');
});
