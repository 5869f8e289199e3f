import sharp from 'sharp';
import { expect, test } from 'vitest';
import { capturePage } from '../../../fixtures/capture-page.ts';
import { availableBrowser } from '../browser/available-browser.ts';

/** A link that only keyboards reach makes the page a thousand pixels wider to the left. */
const PAGE = `<!doctype html><html lang="ar" dir="rtl"><title>مطعم</title>
<body style="margin:0;background:#fff"><a href="#a" style="position:absolute;left:-999px">تخطي</a>
<h1 id="a" style="background:#c00;margin:0;height:200px">مطعم الميناء</h1>
<p>أطباق طازجة كل يوم من البحر إلى مائدتك، مفتوح من الثلاثاء إلى الأحد.</p>`;

test.skipIf((await availableBrowser()) === null)(
  'the picture of a page from right to left begins where the page is seen',
  async () => {
    const { desktop, screenshots } = await capturePage(PAGE);
    const picture = screenshots.get(desktop?.screenshot?.file ?? '');
    const corner = await sharp(picture).extract({ left: 5, top: 20, width: 1, height: 1 }).raw().toBuffer();
    expect(corner[0]).toBeGreaterThan(180);
    expect(corner[1]).toBeLessThan(40);
    expect(desktop?.screenshot?.width).toBe(1350);
  },
);
