import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import { pageName } from '../../checks/shared/page-name.ts';
import { peopleOf } from '../../checks/shared/people.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { defineDiagnosis, distinctNodes, type Problem } from '../diagnosis.ts';
import { text } from './text.ts';

/** Short by their nature. */
const BRIEF: readonly PageType[] = ['checkout', 'signup', 'article'];
/** Pages of cards, pictures or a list need less text. */
const LISTS: readonly PageType[] = ['ecommerce-category', 'portfolio', 'app', 'pricing'];

/** Letters of visible text from which on a page says something, and the severity below. */
const STEPS = [
  { letters: 200, severity: 2.7 },
  { letters: 450, severity: 2 },
  { letters: 800, severity: 1.3 },
] as const;
const LISTS_SHARE = 0.6;
/** From so many pictures on, the page shows what it doesn’t say. */
const GALLERY = 8;
/** A page of more words keeps most of them folded away. */
const MOST_WORDS = 140;
/** Below this severity, few readers miss anything. */
const NOTICED = 1.5;
/** A form of so many fields is what its page is for. */
const FORM_FIELDS = 3;

type Facts = Pick<PageFacts, 'look' | 'content' | 'forms' | 'pageType' | 'language' | 'document'>;

export const thinContent = defineDiagnosis(() => ({
  id: 'thin-content',
  question: 'offer',
  category: 'offerStrength',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['content-depth'],
  ceilings: ['empty-page'],
  effort: 'hours',
  impact: 'default',
  evidence: ['product-information-20-percent-failures'],
  needs: ['look', 'content', 'forms'],
  judge: littleText,
}));

function littleText({ look, content, pageType, document, forms }: Facts): Problem | null {
  const shown = look.desktop ?? look.mobile;
  const type = judgedPageType(pageType);
  if (shown === null || BRIEF.includes(type)) return null;
  if (content.wordCount > MOST_WORDS) return null;
  const isList = LISTS.includes(type) || shown.pictures >= GALLERY;
  const share = isList ? LISTS_SHARE : 1;
  const step = STEPS.find(({ letters }) => shown.letters < letters * share);
  if (step === undefined) return null;
  const { characters: letters, sections } = shown;
  const headings = content.sections.flatMap(({ heading }) => (heading === null ? [] : [heading]));
  return {
    severity: step.severity,
    confidence: 0.9,
    certain: true,
    slight: isList || step.severity < NOTICED || isForm(forms),
    title: text.title({ page: pageName(document), words: content.wordCount }),
    observed: text.observed({ words: content.wordCount, letters, sections, headings }),
    evidence: distinctNodes(content.sections.map(({ evidence }) => evidence)),
    steps: text.steps({ headings, people: peopleOf({ pageType, document }) }),
  };
}

function isForm(forms: Facts['forms']): boolean {
  return forms.some(({ visibleFieldCount }) => visibleFieldCount >= FORM_FIELDS);
}
