import type { Layout } from '../../../facts/types/layout.ts';
import { acrossViewports, measured, notApplicable } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { text } from './text.ts';

type Motion = Layout['motion'][number];

const MOTION_MS = 5000;
const SOUND_MS = 3000;
const MANY_SLIDES = 4;
/** About 1% of a desktop screen. */
const SMALL_PX = 12_000;

function lasts({ durationMs }: Motion, ms: number): boolean {
  return durationMs === null || durationMs > ms;
}

function sounds(motion: Motion): boolean {
  return motion.sound && !motion.pausable && lasts(motion, SOUND_MS);
}

/** Whether it lasts long enough to need a pause control. */
function goesOn(motion: Motion): boolean {
  return lasts(motion, MOTION_MS) || (motion.sound && lasts(motion, SOUND_MS));
}

function scoreOf(motion: Motion): number {
  if (sounds(motion)) return 0;
  if (motion.pausable) return (motion.slides ?? 0) > MANY_SLIDES ? 0.8 : 1;
  const first = isSmall(motion) ? 0.5 : 0.2;
  const byDepth = (depth: number | null) => (depth === null ? null : depth < 1 ? first : 0.5);
  return (
    acrossViewports({ desktop: byDepth(motion.depth.desktop), mobile: byDepth(motion.depth.mobile) }) ?? 0.5
  );
}

/** A silent animation that is small or has no words: hard for the page's owner to find. */
function isSlight(motion: Motion): boolean {
  return (
    motion.kind === 'animation' && !sounds(motion) && (motion.evidence.text.trim() === '' || isSmall(motion))
  );
}

/** A pulsing button or an icon, say: it draws the eye but hides no text. */
function isSmall({ kind, evidence: { boxes } }: Motion): boolean {
  const areas = Object.values(boxes).flatMap((box) => (box ? [box.width * box.height] : []));
  return kind === 'animation' && areas.length > 0 && areas.every((area) => area > 0 && area < SMALL_PX);
}

function worst(motions: readonly Motion[]): Motion | null {
  return motions
    .filter(goesOn)
    .reduce<Motion | null>(
      (found, motion) => (!found || scoreOf(motion) < scoreOf(found) ? motion : found),
      null,
    );
}

export const movingContent = defineCheck(() => ({
  id: 'moving-content',
  category: 'structure',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 4,
  group: 'flow',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['carousel-nng-miss', 'carousel-runyon', 'moving-content-wcag', 'autoplay-audio-wcag'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['layout'],
  evaluate({ layout }) {
    const motion = worst(layout.motion);
    if (!motion) return notApplicable(text.notApplicable.still);
    return measured(
      scoreOf(motion),
      text.observed.moving({
        moving: motion,
        depth: motion.depth,
        durationMs: motion.durationMs,
        isSound: sounds(motion),
        isPausable: motion.pausable,
      }),
      [motion.evidence],
      { searched: text.searched, certain: true },
    );
  },
  recommend(_outcome, { layout }) {
    const motion = worst(layout.motion);
    const { carousel, other, byScript, reduceMotion, mute, fewerSlides } = text.advice;
    const isCarousel = motion?.kind === 'carousel';
    return {
      title: isCarousel ? carousel.title({ carousel: motion }) : other.title({ moving: motion }),
      steps: [
        isCarousel ? carousel.step : other.step({ moving: motion }),
        ...(motion?.byScript ? [byScript] : []),
        reduceMotion,
        ...(motion?.sound ? [mute] : []),
        ...((motion?.slides ?? 0) > MANY_SLIDES ? [fewerSlides({ limit: MANY_SLIDES })] : []),
      ],
      remedy: 'moving-content',
      slight: motion !== null && isSlight(motion),
    };
  },
}));
