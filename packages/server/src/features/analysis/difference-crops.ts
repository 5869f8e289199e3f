import { type CompetitorReport, SIDES, type Side } from '@liftmark/contract/competitor';
import type { ConversionReport } from '@liftmark/contract/report';
import { placesOf } from '@liftmark/engine/reports/counterpart';
import { type PagePictures, type Picture, pagePictures } from '../documents/drawing/crops.ts';
import type { EngineResult } from './engine.ts';

/** The pictures of one difference, as JPEG. */
export type DifferenceCrops = Record<Side, Uint8Array | null>;

/** Of all pictures of a comparison; what exceeds it is left out, the least important difference first. */
const MAX_BYTES = 1_500_000;

type Result = Pick<EngineResult, 'report' | 'screenshots'>;

/**
 * Cuts what each difference is about out of both pages, so that the captures of competitors needn't be kept.
 * @param report of these pages, the primary first
 */
export async function cropDifferences(
  report: CompetitorReport,
  [primary, ...competitors]: readonly Result[],
): Promise<{ report: CompetitorReport; crops: DifferenceCrops[] }> {
  const { differences = [] } = report.insights;
  const places = differences.map(({ check, name }) => {
    const rival = competitors[report.competitors.findIndex(({ title }) => title === name)];
    return { check, yours: primary, theirs: rival };
  });
  const pictures = differences.map((): Record<Side, Picture | null> => ({ yours: null, theirs: null }));
  // One page after the other, as each is unpacked while it is cut.
  for (const result of [primary, ...competitors]) {
    const page = result && (await pictureOf(result));
    if (!result || !page) continue;
    for (const [index, place] of places.entries()) {
      const picture = pictures[index];
      for (const side of SIDES) {
        if (picture && place[side] === result) picture[side] = await cropOf(page, result.report, place.check);
      }
    }
  }
  const kept = withinLimit(pictures);
  const sizeOf = (picture: Picture | null) =>
    picture && { width: Math.round(picture.width), height: Math.round(picture.height) };
  return {
    report: {
      ...report,
      insights: {
        ...report.insights,
        differences: differences.map((difference, index) => ({
          ...difference,
          crops: {
            yours: sizeOf(kept[index]?.yours ?? null),
            theirs: sizeOf(kept[index]?.theirs ?? null),
          },
        })),
      },
    },
    crops: kept.map(({ yours, theirs }) => ({ yours: yours?.jpeg ?? null, theirs: theirs?.jpeg ?? null })),
  };
}

/** Null if the capture can't be read: the words say the same. */
async function pictureOf({ report, screenshots }: Result): Promise<PagePictures | null> {
  return pagePictures(report, screenshots.desktop?.bytes ?? null).catch(() => null);
}

async function cropOf(page: PagePictures, report: ConversionReport, check: string): Promise<Picture | null> {
  return page.crop(placesOf(check, report)).catch(() => null);
}

/** Both pictures of a difference or none, as one alone shows no difference that the other doesn't. */
function withinLimit(pictures: readonly Record<Side, Picture | null>[]): Record<Side, Picture | null>[] {
  let left = MAX_BYTES;
  return pictures.map((picture) => {
    left -= SIDES.reduce((sum, side) => sum + (picture[side]?.jpeg.byteLength ?? 0), 0);
    return left < 0 ? { yours: null, theirs: null } : picture;
  });
}
