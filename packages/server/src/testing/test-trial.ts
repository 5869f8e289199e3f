import type { Patch } from '@liftmark/contract/patches';
import type { Trial } from '@liftmark/contract/trials';
import type { Fix } from '@liftmark/engine/trials/fix';
import { eq } from 'drizzle-orm';
import { reports } from '../database/schema.ts';
import { trialFile } from '../features/reports/trial-file.ts';
import { inFolder } from '../features/trials/pictures.ts';
import type { Services } from '../services.ts';

export const PARTS = ['place-before', 'place-after'] as const;

export function pictureFile(recommendation: string, part: (typeof PARTS)[number]): string {
  return `trial-${recommendation}-desktop-${part}.jpg`;
}

const ATTEMPT = '11111111-1111-4111-8111-111111111111-0';
const TRIED = 'recommendation-a';
/** The picture of the trial that `putTrial` stores. */
export const TRIAL_PICTURE = `${ATTEMPT}/${pictureFile(TRIED, 'place-after')}`;

/** Stores a trial of a report's first recommendation, with its picture. */
export async function putTrial(
  { services }: { services: Pick<Services, 'database' | 'files'> },
  secureId: string,
): Promise<void> {
  const { database, files } = services;
  const [stored] = await database.select().from(reports).where(eq(reports.secureId, secureId));
  if (stored?.analysisResults.kind !== 'conversion' || stored.snapshotFile === null)
    throw new Error('No report on a page');
  const trial = inFolder(testTrial({ recommendation: TRIED, patch: testPatch() }), ATTEMPT);
  const analysisResults = { ...stored.analysisResults, trials: [trial] };
  await database.update(reports).set({ analysisResults }).where(eq(reports.id, stored.id));
  await files.put(trialFile({ snapshotFile: stored.snapshotFile }, TRIAL_PICTURE), Buffer.from('a picture'));
}

/** A fix of a report's headline. */
export function testPatch(summary = 'Change the headline to “Kettles that whistle”.'): Patch {
  return {
    summary,
    kind: 'headline',
    checks: ['headline-specificity'],
    placeholder: false,
    operations: [
      {
        operation: 'setText',
        target: { tag: 'h1', desktop: { node: 1, selector: '#headline' }, mobile: null },
        before: 'Kettles',
        text: 'Kettles that whistle',
      },
    ],
  };
}

/** What becomes of a fix that holds. */
export function testTrial({ recommendation, patch, includes = [] }: Fix): Trial {
  const picture = (part: (typeof PARTS)[number]) => ({
    file: pictureFile(recommendation, part),
    mimeType: 'image/jpeg',
    width: 1280,
    height: 400,
    scale: 1,
    box: { x: 0, y: 0, width: 1280, height: 400 },
  });
  const place = { before: picture('place-before'), after: picture('place-after') };
  return {
    recommendation,
    includes: [...includes],
    patch,
    applied: true,
    reason: null,
    check: { id: 'headline-specificity', before: 0.1, after: 0.9 },
    score: { before: 61, after: 66 },
    holds: true,
    worse: [],
    pictures: {
      desktop: { place, firstScreen: { before: null, after: null } },
      mobile: null,
    },
    placeholder: false,
  };
}
