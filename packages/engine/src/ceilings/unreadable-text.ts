import { ramp } from '../checks/check.ts';
import { percent } from '../checks/shared/phrasing.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';

export const unreadableText = defineCeiling({
  id: 'unreadable-text',
  title: 'Most text is hard to read',
  measure:
    'Lowers the score by up to 55% if 10% or more of the text has a contrast under 1.8:1, by up to 38% if 25% or more has one between 1.8:1 and 2.3:1, and by up to 35% if 30% or more is smaller than 11 px. Together, these lower it by up to 65%. The worse of desktop and mobile counts.',
  needs: ['look', 'layout'],
  judge({ look, layout }) {
    const invisible = worse(look, ({ unreadableShare }) => unreadableShare);
    const faint = worse(look, ({ faintShare }) => faintShare);
    const tiny = worse(look, ({ tinyShare }) => tinyShare);
    if (invisible === null || faint === null || tiny === null) return null;
    const parts = [
      {
        loss: ramp(invisible.value, [0.1, 0], [0.4, 0.35], [0.8, 0.55]),
        reason: `${percent(invisible.value)} of the text on ${invisible.device} has almost no contrast (under 1.8:1)`,
      },
      {
        // What can hardly be seen has been counted above.
        loss: ramp(faint.value - invisible.value, [0.25, 0], [0.5, 0.15], [0.9, 0.38]),
        reason: `${percent(faint.value)} of the text on ${faint.device} has too little contrast (under 2.3:1)`,
      },
      {
        loss: ramp(tiny.value, [0.3, 0], [0.9, 0.35]),
        reason: `${percent(tiny.value)} of the text on ${tiny.device} is smaller than 11 px`,
      },
    ].filter(({ loss }) => loss > 0);
    const kept = parts.reduce((product, { loss }) => product * (1 - loss), 1);
    const evidence = [layout.contrast.desktop, layout.contrast.mobile]
      .flatMap((contrast) => contrast?.worst ?? [])
      .slice(0, 3)
      .map((worst) => worst.evidence);
    return {
      severity: Math.min(0.65, 1 - kept),
      reason: `${parts.map(({ reason }) => reason).join(', and ')}.`,
      evidence,
    };
  },
});
