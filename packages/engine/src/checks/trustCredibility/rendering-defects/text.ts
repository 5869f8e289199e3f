import { translated } from '@liftmark/contract/translated';
import type { Layout } from '../../../facts/types/layout.ts';
import { amount, capitalized, list } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

type Kind = Layout['defects'][number]['kind'];

interface Defect {
  /** The text in quotation marks, or "the image without words …". */
  name: string;
  kind: Kind;
}

const SEEN: Record<Kind, string> = {
  covered: 'is covered by other text',
  cut: 'is cut off',
  outside: 'extends past the right edge of a desktop screen',
  stretched: 'is stretched',
  enlarged: 'is enlarged beyond its original size',
};

const FIX: Record<Kind, string> = {
  covered: 'add space between the two, or move it in front',
  cut: 'let the box grow with its text instead of setting a fixed height or width',
  outside: 'let its row wrap or shrink, so the page is no wider than the screen',
  stretched: 'keep the proportions (object-fit: cover, or height: auto)',
  enlarged: 'serve the image at its displayed size or larger',
};

function seen({ name, kind }: Defect): string {
  return `${name} ${SEEN[kind]}`;
}

/** Each sentence once, with how often it applies. */
function counted(defects: readonly Defect[]): string[] {
  return [...Map.groupBy(defects, seen)].map(([sentence, { length }]) =>
    length === 1 ? sentence : `${sentence} (${length} times)`,
  );
}

const english = {
  title: { passes: 'Text and images display correctly', fails: 'Text or images display incorrectly' },
  why: 'When 2,684 people commented on the credibility of sites, 46.1% of the comments were about the look of the design, more than about anything else. People’s ratings of how appealing a page is after 50 ms closely match their ratings after half a second.',
  measure: (scale: string) =>
    `Text that’s covered by other text, cut off or past the right edge of the desktop screen, and images that are stretched by over 10% or enlarged more than 1.5 times: ${scale}. Fixed bars, ellipses and small decorations aren’t defects.`,
  image: 'image',
  observed: {
    none: 'In the main layout, no text overlaps other text or is cut off, and no image is distorted.',
    some: ({ defects }: { defects: readonly Defect[] }) =>
      `${amount(defects.length, 'display defect')}: ${list(counted(defects).slice(0, 3))}.`,
  },
  advice: {
    title: ({ first }: { first: Defect | undefined }) =>
      first ? `Fix a display problem: ${seen(first)}` : 'Fix the display problems',
    step: ({ defect }: { defect: Defect }) => capitalized(`${seen(defect)}: ${FIX[defect.kind]}.`),
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
