import { acrossViewports, defineCheck, measured, notMeasured, ramp } from '../../check.ts';
import { perViewport } from '../../phrasing.ts';

function scoreOf(shift: number | null): number | null {
  return shift === null ? null : ramp(shift, [0.1, 1], [0.25, 0.4], [0.5, 0]);
}

export const cumulativeLayoutShift = defineCheck({
  id: 'cumulative-layout-shift',
  category: 'structure',
  title: { passes: 'The page stays still while it loads', fails: 'The page jumps while it loads' },
  why: 'When a large news site cut its layout shift by 0.2, sessions had 15.1% more page views and people left less often. That is a change over time on news pages, not a sales experiment.',
  measure:
    'Layout shift in one run of ours: up to 0.1 scores 1, 0.25 scores 0.4, 0.5 and more 0, in straight lines between. The worse viewport counts.',
  weight: 4,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['cls-yahoo-japan-15'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['speed', 'content'],
  evaluate({ speed }) {
    const score = speed
      ? acrossViewports({ desktop: scoreOf(speed.cls.desktop), mobile: scoreOf(speed.cls.mobile) }, 'worse')
      : null;
    if (!speed || score === null) return notMeasured('The browser reported no layout shift.');
    return measured(
      score,
      `In our run the layout shifted by ${perViewport(speed.cls, (shift) => shift.toFixed(2))}${score < 1 ? '; up to 0.10 goes unnoticed' : ''}.`,
      [],
      {
        certain: true,
      },
    );
  },
  recommend(_outcome, { speed, content }) {
    const shifts = speed ? perViewport(speed.cls, (shift) => shift.toFixed(2)) : '';
    const picture = content.images.find(({ natural, role }) => natural !== null && role !== 'decoration');
    const example = picture?.natural
      ? `, for example width="${picture.natural.width}" height="${picture.natural.height}" on ${picture.source.split(/[?#]/)[0]?.split('/').at(-1)}`
      : '';
    return {
      title: `Keep the layout still while loading (${shifts})`,
      steps: [
        `Write width and height on every picture and frame${example}.`,
        'Reserve the room of banners, adverts and consent notices, or lay them over the page.',
        'Load fonts with a fallback of like size (size-adjust), so that text does not wrap anew.',
      ],
      remedy: 'layout-shift',
    };
  },
});
