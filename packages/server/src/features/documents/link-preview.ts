import { inLanguageOf } from '@liftmark/contract/translated';
import type { Context } from '../../access/actor.ts';
import type { LinkPreview } from '../../http/link-preview.ts';
import { findReport, type Report, type ReportDeps } from '../reports/find-report.ts';
import { previewOf } from './preview.ts';
import { text } from './text.ts';

/** Anyone who has the link, before the page is shown. */
export const LINK_HOLDER: Context = { actor: { kind: 'visitor' }, requestId: '' };

/** The preview of a link to a report; null if there is no such report. */
export async function findLinkPreview(
  deps: ReportDeps & { publicUrl: string },
  address: string,
): Promise<LinkPreview | null> {
  const report = await findReport(deps, LINK_HOLDER, address);
  if (report === null) return null;
  return inLanguageOf(report, () => linkPreviewOf(report, deps.publicUrl));
}

function linkPreviewOf(report: Report, publicUrl: string): LinkPreview {
  const { title, about, kind, percent, grade, range } = previewOf(report);
  const words = text.linkPreview;
  const detail = grade === null ? range : words.grade({ grade });
  const score = percent === null ? grade : words.score({ percent, detail });
  const url = `${publicUrl}/report/${report.address}`;
  return {
    title: words.title({ title }),
    description: score === null ? words.unscored({ kind, about }) : words.scored({ kind, about, score }),
    url,
    image: `${url}/card.png`,
  };
}
