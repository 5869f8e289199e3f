import { ramp } from '../checks/check.ts';
import { quote } from '../checks/shared/phrasing.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { defineCeiling } from './ceiling.ts';

type Missing = PageFacts['content']['unfinished']['missing'][number];

export const missingContent = defineCeiling({
  id: 'missing-content',
  title: 'Promised content is missing',
  measure:
    'Lowers the score if the main part says that content is coming soon, couldn’t be loaded or is still loading, or asks visitors to fill out a form that isn’t there: by 8% for one such line, by 13% for two, and by 22% for five or more.',
  needs: ['content'],
  judge({ content }) {
    const { missing } = content.unfinished;
    const [first] = missing;
    if (first === undefined) return null;
    return {
      severity: ramp(missing.length, [0, 0], [1, 0.08], [2, 0.13], [5, 0.22]),
      reason: reasonFor(first),
      evidence: missing.map(({ evidence }) => evidence),
    };
  },
});

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
