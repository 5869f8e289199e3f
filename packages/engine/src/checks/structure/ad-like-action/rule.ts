import type { PrimaryAction } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable } from '../../check.ts';
import { list, quote } from '../../phrasing.ts';

function likenesses({ pictureOnly, advertSizedBox, advertLikeNames }: PrimaryAction): string[] {
  const signs: string[] = [];
  if (pictureOnly) signs.push('it is a picture without text of its own');
  if (advertSizedBox) signs.push('it stands in a filled or framed box of a standard advert size');
  if (advertLikeNames) signs.push('its names in the code match advert filters');
  return signs;
}

export const adLikeAction = defineCheck({
  id: 'ad-like-action',
  category: 'structure',
  title: {
    passes: 'The main action does not look like an advert',
    fails: 'The main action looks like an advert',
  },
  titleFromHtml: {
    passes: 'The main action is not marked up as an advert',
    fails: 'The main action is marked up as an advert',
  },
  why: 'Removing the border and ground that made an ask look like an advert raised conversion by 27.5% in a test with 276,232 visitors of one site. People who search for something have long been seen to miss distinctive banners.',
  measure:
    'Begins at 1 and loses 0.4 for each: the main action is a picture only, and no badge of an app store; it stands in a filled or framed box of a standard advert size (4 px tolerance); its names match common advert filters, which would hide it.',
  weight: 3,
  group: 'action',
  pageTypes: 'all',
  measurable: { static: 'partly', withoutWordList: 'yes' },
  evidence: ['ad-like-styling', 'banner-blindness-1998'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['primaryAction'],
  evaluate({ primaryAction: action }) {
    if (!action) return notApplicable('There is no main action.');
    const signs = likenesses(action);
    return measured(
      1 - 0.4 * signs.length,
      signs.length === 0
        ? `${quote(action.text)} has no sign of an advert.`
        : `${quote(action.text)} resembles an advert: ${list(signs)}.`,
      [action.evidence],
    );
  },
  recommend(_outcome, { primaryAction: action }) {
    const steps: string[] = [];
    if (action?.pictureOnly) steps.push('Replace the picture with a real button whose label is text.');
    if (action?.advertSizedBox)
      steps.push(
        'Take away the box around it, or give it the width of the column, so that it reads as part of the page.',
      );
    if (action?.advertLikeNames)
      steps.push(
        'Rename its id and classes: words such as "ad", "banner" or "sponsor" make filters hide it.',
      );
    return {
      title: `Make ${quote(action?.text ?? 'the main action', 40)} look like a part of the page`,
      steps,
      remedy: 'ad-like-action',
    };
  },
});
