import { ramp } from '../checks/check.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';
import { text } from './missing-content.text.ts';

export const missingContent = defineCeiling(() => ({
  id: 'missing-content',
  title: text.title,
  measure: text.measure,
  needs: ['content', 'look'],
  judge({ content, look }) {
    const { missing } = content.unfinished;
    const waiting = worse(look, ({ loaders, firstScreenLoaders }) =>
      Math.max(ramp(loaders, [0, 0], [1, 0.2], [3, 0.35], [6, 0.45]), firstScreenLoaders > 0 ? 0.35 : 0),
    );
    const blank = worse(look, ({ blankFrameShare }) =>
      ramp(blankFrameShare, [0.01, 0], [0.05, 0.12], [0.33, 0.3], [0.67, 0.55]),
    );
    const lines = ramp(missing.length, [0, 0], [1, 0.08], [2, 0.13], [5, 0.22]);
    const [first] = missing;
    const parts = [
      {
        loss: blank?.value ?? 0,
        reason: blank && text.reason.blank({ share: blank.fact.blankFrameShare, device: blank.device }),
      },
      {
        loss: waiting?.value ?? 0,
        reason: waiting && text.reason.loaders({ count: waiting.fact.loaders, device: waiting.device }),
      },
      { loss: lines, reason: first && text.reason[first.kind]({ line: first.text }) },
    ];
    const [worst] = parts.toSorted((a, b) => b.loss - a.loss);
    if (!worst?.reason || worst.loss === 0) return null;
    return {
      severity: 1 - parts.reduce((kept, { loss }) => kept * (1 - loss), 1),
      reason: worst.reason,
      evidence: missing.map(({ evidence }) => evidence),
    };
  },
}));
