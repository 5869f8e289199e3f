import { translated } from '@liftmark/contract/translated';
import type { PerViewport } from '../../../capture/snapshot.ts';
import type { Layout } from '../../../facts/types/layout.ts';
import { amount, capitalized, places, quote, seconds } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** Moving content that a sentence is about. */
type Moving = Pick<Layout['motion'][number], 'kind' | 'evidence' | 'slides'>;

function nameOf({ kind, evidence, slides }: Moving): string {
  if (kind === 'audio' || kind === 'video') return `the ${kind} player`;
  const name = evidence.text ? `the ${kind} ${quote(evidence.text, 50)}` : `the ${kind} without text`;
  return slides ? `${name} (${amount(slides, 'slide')})` : name;
}

function doing({ kind }: Moving): string {
  return kind === 'audio' || kind === 'video' ? 'plays' : 'moves';
}

const english = {
  title: {
    passes: 'Autoplaying content can be paused',
    fails: 'Autoplaying content can’t be paused',
  },
  why: 'WCAG 2.2.2 requires a way to pause content that moves for more than 5 seconds, and 1.4.2 a way to stop sound that plays for more than 3 seconds. In one test, a participant overlooked an offer in 98-point type because it was in a rotating panel; click counts on other sites show that carousels can also do well.',
  measure:
    'Content that moves on its own for more than 5 seconds (players, carousels, scrolling strips, anything that changed its position or text, but nothing that just pulses, glows, or floats in place) scores 0.2 without a pause control above the fold, 0.5 if it’s further down or below 12,000 square px, and 1 with one (0.8 with more than 4 slides). Sound of more than 3 seconds that can’t be stopped scores 0. The lowest item counts.',
  notApplicable: { still: 'Nothing moves, changes, or plays sound on its own for long.' },
  searched: ['buttons in and next to the moving content'],
  observed: {
    moving: ({
      moving,
      depth,
      durationMs,
      isSound,
      isPausable,
    }: {
      moving: Moving;
      depth: PerViewport<number>;
      durationMs: number | null;
      isSound: boolean;
      isPausable: boolean;
    }) =>
      `${capitalized(nameOf(moving))} ${isSound ? 'plays sound' : doing(moving)} on its own ${durationMs === null ? 'nonstop' : `for ${seconds(durationMs)}`} and ${isPausable ? 'can be paused' : 'has no pause control that we could find'}. It’s ${places(depth)}.`,
  },
  advice: {
    unnamed: 'the moving content',
    carousel: {
      title: ({ carousel }: { carousel: Moving }) => `Stop ${nameOf(carousel)} from moving on its own`,
      step: 'Change slides only when visitors ask for it, and make sure the first slide works on its own.',
    },
    other: {
      title: ({ moving }: { moving: Moving | null }) => `Add a pause control to ${nameOr(moving)}`,
      step: ({ moving }: { moving: Moving | null }) =>
        `Add a visible pause button to ${nameOr(moving)}, or make it stop within 5 seconds.`,
    },
    byScript: 'A script moves it, so no style can stop it: turn off autoplay in that script’s settings.',
    reduceMotion: 'Respect the reduced-motion setting (prefers-reduced-motion).',
    mute: 'Start without sound.',
    fewerSlides: ({ limit }: { limit: number }) =>
      `Keep at most ${limit} slides. Hardly anyone reaches the later ones.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

function nameOr(moving: Moving | null): string {
  return moving ? nameOf(moving) : text.advice.unnamed;
}
