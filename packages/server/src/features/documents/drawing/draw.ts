import type { PageFigures } from '@liftmark/contract/measuring';
import type { ReportView } from '@liftmark/contract/report-view';
import { inLanguageOf } from '@liftmark/contract/translated';
import type { SmallPair } from '@liftmark/engine/trials/small-pictures';
import type { ToolSource } from '@liftmark/presentation/tools/tool-source';
import { renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { drawCard, type ShareCard } from './card.ts';
import { competitorDocument, type DrawnCrop } from './competitor.ts';
import { conversionDocument } from './conversion.ts';
import { copyDocument } from './copy.ts';
import { pagePictures } from './crops.ts';
import type { DocumentBrand } from './elements.ts';
import { registerFonts } from './fonts.ts';
import { type OutlineSource, outlineDocument } from './outline.ts';
import { swotDocument } from './swot.ts';
import { toolDocument } from './tools.ts';

/** The data of a document. It contains nothing that its reader may not see. */
export type DocumentTask =
  | {
      kind: 'report';
      view: ReportView;
      reportUrl: string;
      screenshot: Uint8Array | null;
      /** Pictures of the differences of a comparison. */
      crops: readonly DrawnCrop[];
      /** Pictures of the changes that were tried. */
      tried: readonly SmallPair[];
      brand?: DocumentBrand | null;
      /** What is measured of the page. */
      figures?: PageFigures | null;
    }
  | { kind: 'card'; card: ShareCard }
  | { kind: 'outline'; source: OutlineSource; brand?: DocumentBrand | null }
  | { kind: 'tool'; source: ToolSource; createdAt: string };

/** Draws a PDF document, or the image of a shared link; one at a time. */
export async function drawDocument(task: DocumentTask): Promise<Uint8Array> {
  if (task.kind === 'card') return inLanguageOf(task.card, () => drawCard(task.card));
  registerFonts();
  if (task.kind !== 'report') return printed(await elementOf(task));
  return inLanguageOf(task.view.analysisResults, async () => printed(await elementOf(task)));
}

function printed(element: ReactElement): Promise<Uint8Array> {
  return renderToBuffer(element as Parameters<typeof renderToBuffer>[0]);
}

async function elementOf(task: Exclude<DocumentTask, { kind: 'card' }>): Promise<ReactElement> {
  if (task.kind === 'outline') return outlineDocument(task.source, task.brand);
  if (task.kind === 'tool') return toolDocument(task.source, task.createdAt);
  const { view, reportUrl, screenshot, crops, tried, brand = null, figures = null } = task;
  switch (view.inputType) {
    case 'competitor':
      return competitorDocument(view, reportUrl, crops, brand);
    case 'swot':
      return swotDocument(view, reportUrl, brand);
    case 'copy':
      return copyDocument(view, reportUrl, brand);
    default:
      return conversionDocument(
        view,
        { ...(await pagePictures(view.analysisResults, screenshot)), tried },
        reportUrl,
        { brand, figures },
      );
  }
}
