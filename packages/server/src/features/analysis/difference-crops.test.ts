import { randomBytes } from 'node:crypto';
import type { ConversionReport } from '@liftmark/contract/report';
import { pageFacts } from '@liftmark/engine/checks/testing/test-facts';
import { competitorReport } from '@liftmark/engine/reports/competitor';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { testReport } from '../../testing/test-report.ts';
import { cropDifferences } from './difference-crops.ts';
import type { EngineScreenshot } from './engine.ts';

const WIDTH = 1350;
const HEIGHT = 1200;
const BOX = { x: 400, y: 300, width: 300, height: 60 };

let page: EngineScreenshot;
beforeAll(async () => {
  page = await pictureOf(Buffer.from('<svg width="300" height="60"><rect width="150" height="60"/></svg>'));
});

async function pictureOf(drawn: Buffer): Promise<EngineScreenshot> {
  const image = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff' } });
  const bytes = await image
    .composite([{ input: drawn, left: BOX.x, top: BOX.y }])
    .png()
    .toBuffer();
  return { mimeType: 'image/png', bytes };
}

/** A page on which the failing checks pass or fail, shown at one place. */
function judged(site: string, score: number, desktop: typeof BOX | null = BOX): ConversionReport {
  const report = testReport(`https://${site}.test/`);
  const screenshot = { file: 'desktop.png', mimeType: 'image/png', width: WIDTH, height: HEIGHT, scale: 1 };
  return {
    ...report,
    title: `Page of ${site}`,
    screenshots: { desktop: screenshot, mobile: null },
    findings: report.findings.map((finding) => ({
      ...finding,
      observed: `${finding.check} on ${site}`,
      score,
      outcome: score === 1 ? ('pass' as const) : ('fail' as const),
      evidence: finding.evidence.map((each) => ({ ...each, boxes: { desktop, mobile: null } })),
    })),
  };
}

async function cropped(own: ConversionReport, other: ConversionReport, picture = page) {
  const results = [own, other].map((report) => ({ report, screenshots: { desktop: picture, mobile: null } }));
  return cropDifferences(competitorReport(own, [other]), results);
}

it('cuts the place of each difference out of both pages', async () => {
  const { report, crops } = await cropped(judged('own', 0), judged('rival', 1));
  expect(crops.length).toBeGreaterThan(2);
  expect(report.insights.differences).toHaveLength(crops.length);
  expect(report.insights.differences?.[0]?.crops).toEqual({
    yours: { width: 520, height: 150 },
    theirs: { width: 520, height: 150 },
  });
  const { width, height, format } = await sharp(crops[0]?.theirs ?? undefined).metadata();
  expect([width, height, format]).toEqual([520, 150, 'jpeg']);
});

it('has no picture where a page shows nothing of it', async () => {
  const { report, crops } = await cropped(judged('own', 0, null), judged('rival', 1));
  expect(report.insights.differences?.[0]?.crops?.yours).toBeNull();
  expect(crops[0]?.yours).toBeNull();
  expect(crops[0]?.theirs).not.toBeNull();
});

it('cuts out a problem that only one page has, beside what the other shows instead', async () => {
  const [own, other] = [judged('own', 1), judged('rival', 1)];
  const [item] = own.recommendations;
  const [evidence] = own.findings.flatMap((finding) => finding.evidence);
  if (!item || !evidence) throw new Error('no recommendation');
  const dead = { ...item, id: 'dead-action', checks: [], steps: ['Link it.'], evidence: [evidence] };
  const facts = { ...pageFacts({ primaryAction: { evidence } }) };
  const { report, crops } = await cropped(
    { ...own, recommendations: [dead] },
    { ...other, facts, recommendations: [] },
  );
  expect(report.insights.differences).toMatchObject([{ check: 'dead-action', takeOver: 'Link it.' }]);
  expect(crops[0]?.yours).not.toBeNull();
  expect(crops[0]?.theirs).not.toBeNull();
});

it('makes a comparison without pictures of captures that can’t be read', async () => {
  const damaged = { mimeType: 'image/png', bytes: Buffer.from('no picture') };
  const { report, crops } = await cropped(judged('own', 0), judged('rival', 1), damaged);
  expect(report.insights.differences?.[0]?.crops).toEqual({ yours: null, theirs: null });
  expect(crops.every(({ yours, theirs }) => yours === null && theirs === null)).toBe(true);
});

it('keeps no more than a comparison may take, the most important differences first', async () => {
  const noise = randomBytes(WIDTH * 460 * 3);
  const raw = { width: WIDTH, height: 460, channels: 3 } as const;
  const bytes = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer();
  const large = { x: 0, y: 0, width: WIDTH, height: 460 };
  const { crops } = await cropped(judged('own', 0, large), judged('rival', 1, large), {
    mimeType: 'image/png',
    bytes,
  });
  const sizes = crops.map(({ yours, theirs }) => (yours?.byteLength ?? 0) + (theirs?.byteLength ?? 0));
  expect(sizes[0]).toBeGreaterThan(0);
  expect(sizes.at(-1)).toBe(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_500_000);
});
