import { ramp } from '../checks/check.ts';
import { amount, percent, quote } from '../checks/shared/phrasing.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';

type Missing = PageFacts['content']['unfinished']['missing'][number];

export const missingContent = defineCeiling({
  id: 'missing-content',
  title: 'Promised content is missing',
  measure:
    'Lowers the score if the main part says that content is coming soon, couldn’t be loaded or is still loading, or asks visitors to fill out a form that isn’t there: by 8% for one such line, by 13% for two, and by 22% for five or more. Lowers it by 20% if a loading animation never ends, and by 35% if three don’t or one of them is above the fold. Lowers it by 12% if blank frames take up 5% of the page, by 30% if they take up a third, and by 55% if they take up two thirds.',
  needs: ['content', 'look'],
  judge({ content, look }) {
    const { missing } = content.unfinished;
    const waiting = worse(look, ({ loaders, firstScreenLoaders }) =>
      Math.max(ramp(loaders, [0, 0], [1, 0.2], [3, 0.35], [6, 0.45]), firstScreenLoaders > 0 ? 0.35 : 0),
    );
    const blank = worse(look, ({ blankFrameShare }) =>
      ramp(blankFrameShare, [0.01, 0], [0.05, 0.12], [0.33, 0.3], [0.67, 0.55]),
    );
    const lines = ramp(missing.length, [0, 0], [1, 0.08], [2, 0.13], [5, 0.22]);
    const [first] = missing;
    const parts = [
      { loss: blank?.value ?? 0, reason: blank && blankReason(blank.fact.blankFrameShare, blank.device) },
      { loss: waiting?.value ?? 0, reason: waiting && loaderReason(waiting.fact.loaders, waiting.device) },
      { loss: lines, reason: first && reasonFor(first) },
    ];
    const [worst] = parts.toSorted((a, b) => b.loss - a.loss);
    if (!worst?.reason || worst.loss === 0) return null;
    return {
      severity: 1 - parts.reduce((kept, { loss }) => kept * (1 - loss), 1),
      reason: worst.reason,
      evidence: missing.map(({ evidence }) => evidence),
    };
  },
});

function blankReason(share: number, device: string): string {
  return `Blank frames take up ${percent(share)} of the page on ${device}.`;
}

function loaderReason(count: number, device: string): string {
  return `On ${device}, ${amount(count, 'loading animation')} never ${count === 1 ? 'ends' : 'end'}.`;
}

function reasonFor({ kind, text }: Missing): string {
  const line = quote(text, 80);
  switch (kind) {
    case 'announced':
      return `The page promises content that isn’t there yet: ${line}.`;
    case 'failed':
      return `Part of the content couldn’t be loaded: ${line}.`;
    case 'loading':
      return `Part of the content never finishes loading: ${line}.`;
    case 'form':
      return `The page asks visitors to fill out a form, but shows none: ${line}.`;
  }
}
