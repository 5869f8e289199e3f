import { TOGETHER, type Trial, type TrialPicture } from '@liftmark/contract/trials';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { smallPairs } from './small-pictures.ts';

const picture = (file: string): TrialPicture => ({
  file,
  mimeType: 'image/jpeg',
  width: 1_440,
  height: 900,
  scale: 1,
  box: { x: 0, y: 0, width: 1_440, height: 900 },
});

function trialOf(recommendation: string, device: 'desktop' | 'mobile' | null): Trial {
  const place = { before: picture(`${recommendation}-before`), after: picture(`${recommendation}-after`) };
  const pictures = { place, firstScreen: { before: null, after: null } };
  return {
    recommendation,
    includes: [],
    patch: { summary: 'Change it.', kind: 'headline', checks: [], placeholder: false, operations: [] },
    applied: true,
    reason: null,
    check: null,
    score: null,
    holds: true,
    worse: [],
    pictures: { desktop: null, mobile: null, ...(device && { [device]: pictures }) },
    placeholder: false,
  };
}

/** Noise, which no picture of a page exceeds in bytes. */
const large = await sharp({
  create: {
    width: 1_440,
    height: 900,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .jpeg()
  .toBuffer();

test('pictures for documents are few and small, all together first', async () => {
  const trials = [
    trialOf('gone', 'desktop'),
    trialOf('nowhere', null),
    trialOf('damaged', 'desktop'),
    trialOf('phone', 'mobile'),
    ...Array.from({ length: 6 }, (_, index) => trialOf(`fix-${index}`, 'desktop')),
    trialOf(TOGETHER, 'desktop'),
  ];
  const pairs = await smallPairs(trials, async (file) => {
    if (file.startsWith('damaged')) return Buffer.from('a picture');
    return file.startsWith('gone') ? null : large;
  });
  expect(pairs.map(({ recommendation, device }) => `${recommendation} ${device}`)).toEqual([
    `${TOGETHER} desktop`,
    'phone mobile',
    'fix-0 desktop',
    'fix-1 desktop',
    'fix-2 desktop',
    'fix-3 desktop',
  ]);
  expect(pairs[0]).toMatchObject({ width: 480, height: 300 });
  const bytes = pairs.reduce((sum, { before, after }) => sum + before.length + after.length, 0);
  expect(bytes).toBeLessThan(1_000_000);
});
