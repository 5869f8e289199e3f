import type { Context } from '../../access/actor.ts';
import type { LinkPreview } from '../../http/link-preview.ts';
import { findReport, type ReportDeps } from '../reports/find-report.ts';
import { previewOf } from './preview.ts';

/** Whoever has a link, before the page is shown. */
export const LINK_HOLDER: Context = { actor: { kind: 'visitor' }, requestId: '' };

/** The preview of a link to a report; null where there is no such report. */
export async function findLinkPreview(
  deps: ReportDeps & { publicUrl: string },
  secureId: string,
): Promise<LinkPreview | null> {
  const report = await findReport(deps, LINK_HOLDER, secureId);
  if (report === null) return null;
  const { title, about, kind, percent, grade, range } = previewOf(report);
  const behind = grade === null ? range : `grade ${grade}`;
  const score = percent === null ? grade : [`${percent} of 100`, behind].filter(Boolean).join(', ');
  const url = `${deps.publicUrl}/report/${report.secureId}`;
  return {
    title: `${title} - Liftmark Score Report`,
    description: score === null ? `${kind} on ${about}.` : `${kind} on ${about}. Liftmark Score: ${score}.`,
    url,
    image: `${url}/card.png`,
  };
}
