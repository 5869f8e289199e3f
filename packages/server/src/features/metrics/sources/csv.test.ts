import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';

const TODAY = '2026-11-28';
const days = (csv: string, host?: string) => {
  const read = readCsv(csv, TODAY, host);
  return 'days' in read
    ? read.days.map((day) => [day.page, day.day, day.visits, day.conversions])
    : read.problem;
};

describe('an uploaded file', () => {
  it.each([
    ['commas', 'page,day,visits,conversions\nhttps://www.shop.test/a/,2026-11-02,"1,200",30\n'],
    [
      'semicolons, other names and a byte order mark',
      '\ufeffConversions;Sessions;Date;URL;Notes\r\n30;1.200;02.11.2026;shop.test/a;"x;y"\r\n1;30;13.11.2026;shop.test/b;\r\n',
    ],
    ['tabs and dates of Google Analytics', 'Page path\tdate\tsessions\tkey_events\n/a\t20261102\t1200\t30\n'],
  ])('with %s is read', (_name, csv) => {
    expect((days(csv, 'shop.test') as unknown[])[0]).toEqual(['shop.test/a', '2026-11-02', 1200, 30]);
  });

  it('names each bad line with its reason, and gives nothing', () => {
    const csv = [
      'page,day,visits,conversions',
      'shop.test/a,2026-11-02,10,1',
      '/b,2026-11-02,10,1',
      'shop.test/a,2026-02-30,10,1',
      'shop.test/a,2026-12-02,10,1',
      'shop.test/a,2026-11-03,ten,1',
      'shop.test/a,2026-11-04,10,11',
      'shop.test/a,2026-11-02,10,1',
      'shop.test/a,2026-11-05,10',
      '"shop.test/a",2026-11-06,10,-1',
    ].join('\n');
    expect(String(days(csv)).split('\n')).toEqual([
      'Nothing was imported.',
      'Line 3: “/b” has no host. Enter the host of these pages.',
      'Line 4: “2026-02-30” isn’t a date.',
      'Line 5: 2026-12-02 is in the future.',
      'Line 6: “ten” isn’t a number of visits.',
      'Line 7: there are more conversions than visits.',
      'Line 8: the same page and day are in line 2.',
      'Line 9: it has 3 cells, the first line has 4.',
      'Line 10: “-1” isn’t a number of conversions.',
    ]);
  });

  it('never guesses whether the day or the month comes first', () => {
    const csv = (...dates: string[]) =>
      ['page,day,visits,conversions', ...dates.map((date) => `shop.test/,${date},5,1`)].join('\n');
    expect(days(csv('3/4/2026'))).toContain('It’s unclear whether');
    expect(days(csv('3/4/2026', '4/13/2026'))).toEqual([
      ['shop.test', '2026-03-04', 5, 1],
      ['shop.test', '2026-04-13', 5, 1],
    ]);
    expect(days(csv('13/4/2026', '4/13/2026'))).toContain('others with the month');
  });

  it('says what the first line lacks', () => {
    expect(days('page,visits\nshop.test/,5')).toBe(
      'The first line doesn’t name day and conversions. Name the columns page, day, visits and conversions.',
    );
    expect(days('')).toContain('no rows');
    expect(days('page,day,visits,conversions\n"shop.test/,2026-11-02,5,1')).toContain(
      'a quoted cell doesn’t end',
    );
  });

  it('is read in no time where a cell is full of quotes', () => {
    const began = process.cpuUsage();
    expect(days(`page"${'"x'.repeat(400_000)}\n1`)).toMatch(/column/);
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(2_000);
  });
});
