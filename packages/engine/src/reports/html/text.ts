import { translated } from '@liftmark/contract/translated';
import { amount } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** What the HTML report says beside the report’s own words. */
const english = {
  title: ({ page }: { page: string }) => `${page} - Liftmark Score Report`,
  footer: ({ time, rubric }: { time: string; rubric: string }) =>
    `Made by Liftmark from one desktop visit and one phone visit on ${time}. Rubric ${rubric}. Scores come only from measured facts.`,
  time: ({ date, time }: { date: string; time: string }) => `${date}, ${time} UTC`,

  summary: {
    label: 'Verdict',
    noScore: 'We couldn’t measure enough for a score.',
    fall: ({ percent }: { percent: number }) => `From 100 to ${percent}`,
    dial: ({ percent, grade, band }: { percent: number; grade: string; band: string }) =>
      `Liftmark Score ${percent} out of 100, grade ${grade}, ${band}`,
    openDial: ({ percent, low, high }: Record<'percent' | 'low' | 'high', number>) =>
      `Liftmark Score ${percent} out of 100, between ${low} and ${high}`,
    captured: 'Captured',
    seenOn: 'Viewed on',
    devices: {
      none: 'HTML only, no browser',
      both: 'Desktop and phone',
      desktop: 'Desktop',
      phone: 'Phone',
    },
    measured: 'Measured',
    coverage: ({ measured, of }: { measured: number; of: number }) => `${measured} of ${amount(of, 'check')}`,
    pageType: 'Page type',
  },

  standing: ({
    words,
    percent,
    uncapped,
    range,
  }: {
    words: string;
    percent: number;
    uncapped: number | null;
    range: { low: number; high: number } | null;
  }) =>
    `${words} This page scores ${range === null ? percent : `between ${range.low} and ${range.high}`}.${uncapped === null ? '' : ` Without its ceilings, it would score ${uncapped}.`}`,

  categories: {
    heading: 'Six categories',
    /** The legend, by the lowest score of each band. */
    band: ({ from, band }: { from: number; band: string }) =>
      from === 0 ? `Below 60 ${band}` : `${from}+ ${band}`,
    noScore: 'Not enough data',
    visitorQuestions: 'Questions visitors ask on a page like this',
  },

  tried: {
    before: 'Now',
    after: 'Tried',
    caption: ({ device }: { device: string }) =>
      `The place of the change on the page, ${device.toLowerCase()}`,
  },

  differences: {
    heading: 'The differences that matter most',
    yours: 'Your page',
    keep: 'Keep this: your page does it better.',
  },

  changes: {
    top: 'The changes that matter most',
    heading: 'Recommendations',
    none: 'Nothing we measured needs to change.',
    order:
      'The problems that people most often call a page’s worst come first. The numbers match those on the page images.',
    orderByEffort:
      'Sorted by expected impact relative to effort. The numbers match those on the page images.',
    details: ({ number }: { number: number }) => `Details of ${number}`,
    show: ({ number }: { number: number }) => `Show ${number} on the page`,
    observed: 'What we saw',
    why: 'Why it matters',
    steps: 'What to change',
    impact: 'Expected impact',
    now: ({ characters }: { characters: number }) => `Now, ${amount(characters, 'character')}`,
    better: ({ characters }: { characters: number }) => `Better, ${amount(characters, 'character')}`,
    contradicted: 'Other studies contradict it.',
  },

  page: {
    label: 'Annotated page',
    desktop: 'Desktop',
    mobile: 'Phone',
    size: ({ device, width, height }: { device: string; width: number; height: number }) =>
      `${device}, ${width} × ${height} px`,
    onDevice: { desktop: 'The page on a desktop', mobile: 'The page on a phone' },
    fold: 'Fold',
    ceiling: ({ number, title }: { number: number; title: string }) => `Ceiling ${number}: ${title}`,
    change: ({ number, title }: { number: number; title: string }) => `${number}: ${title}`,
    crop: ({ device, text }: { device: string; text: string }) => `${device}: ${text}`,
  },

  checks: {
    heading: 'All checks',
    searched: ({ places }: { places: string }) => `Looked in: ${places}.`,
  },

  scoring: {
    heading: 'How is this scored?',
    why: ({ percent }: { percent: number }) => `Why ${percent} and not 100`,
    lostTo: 'Lost to',
    category: 'Category',
    points: 'Points',
    costliest: 'The costliest checks',
    costliestNote: 'Each by itself, and already counted in the categories above.',
    allLines: 'Every line',
    lines: ({ count }: { count: number }) => amount(count, 'line'),
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
