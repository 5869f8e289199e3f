import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftmark-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('lets no large picture wait behind more than two others', async () => {
  const from = join(folder, 'large.png');
  await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#fff' } })
    .png()
    .toFile(from);
  const all = await Promise.allSettled(
    Array.from({ length: 16 }, (_, number) => cleanPicture('image/png', from, join(folder, `${number}.png`))),
  );
  const refused = all.filter((each) => each.status === 'rejected');
  expect(all.filter((each) => each.status === 'fulfilled').length).toBeGreaterThanOrEqual(3);
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'busy' });
});
