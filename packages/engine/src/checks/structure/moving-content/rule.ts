import type { Layout } from '../../../observe/facts.ts';
import { acrossViewports, defineCheck, measured, notApplicable } from '../../check.ts';
import { amount, capitalized, places, quote, seconds } from '../../phrasing.ts';

type Motion = Layout['motion'][number];

const MOTION_MS = 5000;
const SOUND_MS = 3000;
const MANY_SLIDES = 4;
/** About one percent of a desktop's first screen. */
const SMALL_PX = 12_000;

function lasts({ durationMs }: Motion, ms: number): boolean {
  return durationMs === null || durationMs > ms;
}

function sounds(motion: Motion): boolean {
  return motion.sound && !motion.pausable && lasts(motion, SOUND_MS);
}

/** What soon stands still, or is silent again, asks for no stop. */
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

/** What an owner could hardly find: an animation that holds no words, and makes no noise. */
function isSlight(motion: Motion): boolean {
  return (
    motion.kind === 'animation' && !sounds(motion) && (motion.evidence.text.trim() === '' || isSmall(motion))
  );
}

/** A button that pulses, or an icon: it draws the eye, and takes no text away. */
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

function described({ kind, evidence, slides }: Motion): string {
  if (kind === 'audio' || kind === 'video') return `the ${kind} player`;
  const size = slides ? ` with ${amount(slides, 'slide')}` : '';
  return evidence.text
    ? `the ${kind}${size} ${quote(evidence.text, 50)}`
    : `the ${kind}${size} without words`;
}

export const movingContent = defineCheck({
  id: 'moving-content',
  category: 'structure',
  title: { passes: 'What moves can be stopped', fails: 'Something moves or sounds by itself without a stop' },
  why: 'WCAG 2.2.2 demands a way to pause what moves for over 5 seconds, and 1.4.2 a stop for sound over 3 seconds. A test person overlooked an offer in 98-point type because it stood in a rotating panel; click counts of other sites show that carousels can also do well.',
  measure:
    'What moves by itself for over 5 seconds without a pause control: players, carousels, strips that run along, and what was seen to change its place or its words; not what pulses, glows or floats in its place. In the first screen 0.2, lower 0.5, something small (below 12,000 square px) 0.5 anywhere. Sound of over 3 seconds without a stop: 0. With a pause control 1, over 4 slides 0.8. The worst one counts, as the mean of both viewports.',
  weight: 4,
  group: 'flow',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['carousel-nng-miss', 'carousel-runyon', 'moving-content-wcag', 'autoplay-audio-wcag'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['layout'],
  evaluate({ layout }) {
    const motion = worst(layout.motion);
    if (!motion) return notApplicable('Nothing runs along, changes or sounds by itself for long.');
    const long = motion.durationMs === null ? 'without end' : `for ${seconds(motion.durationMs)}`;
    const stop = motion.pausable ? 'can be paused' : 'has no pause control that we found';
    return measured(
      scoreOf(motion),
      `${capitalized(described(motion))}, ${places(motion.depth)}, ${sounds(motion) ? 'sounds' : 'moves'} by itself ${long} and ${stop}.`,
      [motion.evidence],
      { searched: ['buttons in and beside the moving part'], certain: true },
    );
  },
  recommend(_outcome, { layout }) {
    const motion = worst(layout.motion);
    const name = motion ? described(motion) : 'the moving part';
    return {
      title: `${motion?.kind === 'carousel' ? 'Stop' : 'Add a pause control to'} ${name}`,
      steps: [
        motion?.kind === 'carousel'
          ? 'Let slides change only when the visitor asks for it; the first one must be able to stand alone.'
          : `Give ${name} a visible pause button, or end the movement within 5 seconds.`,
        'Respect the setting for reduced motion (prefers-reduced-motion).',
        ...(motion?.sound ? ['Start without sound.'] : []),
        ...((motion?.slides ?? 0) > MANY_SLIDES
          ? ['Keep at most four slides; hardly anybody reaches the later ones.']
          : []),
      ],
      remedy: 'moving-content',
      slight: motion !== null && isSlight(motion),
    };
  },
});
