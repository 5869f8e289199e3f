import { ramp } from '../checks/check.ts';
import type { Look } from '../facts/types/look.ts';
import { defineCeiling } from './ceiling.ts';
import { text } from './collapsed-layout.text.ts';
import { worse } from './devices.ts';

/** Short texts are narrow on sound pages, too. */
const LONG = 600;
const SHORT = 0.8;

export const collapsedLayout = defineCeiling(() => ({
  id: 'collapsed-layout',
  title: text.title,
  measure: text.measure,
  needs: ['look', 'layout'],
  judge({ look, layout }) {
    const overlap = worse(look, ({ overlapShare }) => overlapShare);
    const beyond = worse(look, ({ beyondShare }) => beyondShare);
    if (overlap === null || beyond === null) return null;
    const [desktopWidth, phoneWidth] = [widthOf(look.desktop, 1.3), widthOf(look.mobile, 1.1)];
    const phone = layout.overflow.mobile;
    const wide = phone?.words ? phone.px / 390 : 0;
    const overlapLoss = ramp(overlap.value, [0.04, 0], [0.3, 0.4], [0.7, 0.65]);
    const covered = layout.defects.filter(({ kind }) => kind === 'covered').length;
    const coveredLoss = ramp(covered, [0, 0], [2, 0.1], [4, 0.2], [8, 0.35]);
    const parts = [
      {
        loss: coveredLoss > overlapLoss ? coveredLoss : 0,
        reason: text.reason.covered({ count: covered }),
      },
      {
        loss: coveredLoss > overlapLoss ? 0 : overlapLoss,
        reason: text.reason.overlap({ share: overlap.value, device: overlap.device }),
      },
      {
        loss: ramp(beyond.value, [0.05, 0], [0.4, 0.45]),
        reason: text.reason.beyond({ share: beyond.value, device: beyond.device }),
      },
      {
        loss: ramp(desktopWidth, [0.1, 0.65], [0.16, 0.5], [0.33, 0]),
        reason: text.reason.squeezed({ share: desktopWidth, device: 'desktop' }),
      },
      {
        loss: ramp(phoneWidth, [0.25, 0.6], [0.35, 0.5], [0.52, 0.15], [0.6, 0]),
        reason: text.reason.squeezed({ share: phoneWidth, device: 'mobile' }),
      },
      {
        loss: ramp(wide, [0.1, 0], [0.5, 0.15], [2, 0.35]),
        reason: text.reason.wide({ px: phone?.px ?? 0 }),
      },
    ].filter(({ loss }) => loss > 0);
    const kept = parts.reduce((product, { loss }) => product * (1 - loss), 1);
    return {
      severity: Math.min(0.75, 1 - kept),
      reason: text.all({ reasons: parts.map(({ reason }) => reason) }),
      evidence: layout.defects
        .filter(({ kind }) => kind === 'covered' || kind === 'outside')
        .map((defect) => defect.evidence),
    };
  },
}));

/** Share of the screen's width that the text uses, by its lines or its letters: squeezed text is narrow by both. Pages with little text may be narrower: with them it’s the rows that count in which text wraps. */
function widthOf(look: Look | null, spare: number): number {
  if (look === null) return 1;
  const width = Math.max(look.usedWidth, look.copyWidth);
  return look.letters > LONG ? width : Math.max(spare * look.rowWidth, SHORT * width);
}
