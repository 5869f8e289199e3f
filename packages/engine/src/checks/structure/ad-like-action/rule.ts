import type { PrimaryAction } from '../../../facts/types/actions.ts';
import { measured, notApplicable } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { text } from './text.ts';

function adSigns({ pictureOnly, advertSizedBox, advertLikeNames }: PrimaryAction): string[] {
  const signs: string[] = [];
  if (pictureOnly) signs.push(text.signs.picture);
  if (advertSizedBox) signs.push(text.signs.box);
  if (advertLikeNames) signs.push(text.signs.names);
  return signs;
}

export const adLikeAction = defineCheck(() => ({
  id: 'ad-like-action',
  category: 'structure',
  title: text.title,
  titleFromHtml: text.titleFromHtml,
  why: text.why,
  measure: text.measure,
  weight: 3,
  group: 'action',
  pageTypes: 'all',
  measurable: { static: 'partly', withoutWordList: 'yes' },
  evidence: ['ad-like-styling', 'banner-blindness-1998'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['primaryAction'],
  evaluate({ primaryAction: action }) {
    if (!action) return notApplicable(text.notApplicable.noAction);
    const signs = adSigns(action);
    const label = action.text;
    return measured(
      1 - 0.4 * signs.length,
      signs.length === 0 ? text.observed.none({ label }) : text.observed.signs({ label, signs }),
      [action.evidence],
    );
  },
  recommend(_outcome, { primaryAction: action }) {
    const { unnamed, title, replacePicture, removeBox, renameInCode } = text.advice;
    const steps: string[] = [];
    if (action?.pictureOnly) steps.push(replacePicture);
    if (action?.advertSizedBox) steps.push(removeBox);
    if (action?.advertLikeNames) steps.push(renameInCode);
    return { title: title({ label: action?.text ?? unnamed }), steps, remedy: 'ad-like-action' };
  },
}));
