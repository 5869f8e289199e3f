import { ramp } from '../checks/check.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';
import { text } from './unreadable-text.text.ts';

export const unreadableText = defineCeiling(() => ({
  id: 'unreadable-text',
  title: text.title,
  measure: text.measure,
  needs: ['look', 'layout'],
  judge({ look, layout }) {
    const invisible = worse(look, ({ unreadableShare }) => unreadableShare);
    const faint = worse(look, ({ faintShare }) => faintShare);
    const tiny = worse(look, ({ tinyShare }) => tinyShare);
    if (invisible === null || faint === null || tiny === null) return null;
    const parts = [
      {
        loss: ramp(invisible.value, [0.1, 0], [0.4, 0.35], [0.8, 0.55]),
        reason: text.reason.invisible({ share: invisible.value, device: invisible.device }),
      },
      {
        // What can hardly be seen has been counted above.
        loss: ramp(faint.value - invisible.value, [0.25, 0], [0.5, 0.15], [0.9, 0.38]),
        reason: text.reason.faint({ share: faint.value, device: faint.device }),
      },
      {
        loss: ramp(tiny.value, [0.3, 0], [0.9, 0.35]),
        reason: text.reason.tiny({ share: tiny.value, device: tiny.device }),
      },
    ].filter(({ loss }) => loss > 0);
    const kept = parts.reduce((product, { loss }) => product * (1 - loss), 1);
    const evidence = [layout.contrast.desktop, layout.contrast.mobile]
      .flatMap((contrast) => contrast?.worst ?? [])
      .slice(0, 3)
      .map((worst) => worst.evidence);
    return {
      severity: Math.min(0.65, 1 - kept),
      reason: text.all({ reasons: parts.map(({ reason }) => reason) }),
      evidence,
    };
  },
}));
