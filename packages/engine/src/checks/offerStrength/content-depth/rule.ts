import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { text } from './text.ts';

/** Visitors come to these pages to act, not to read. */
const BRIEF = new Set(['signup', 'checkout', 'ecommerce-category', 'portfolio', 'app']);

const LETTERS = scale([80, 0], [300, 0.1], [800, 0.4], [1800, 0.75], [3500, 1]);
const SECTIONS = scale([1, 0.75], [3, 1]);
export const contentDepth = defineCheck(() => ({
  id: 'content-depth',
  category: 'offerStrength',
  title: text.title,
  why: text.why,
  measure: text.measure({ letters: LETTERS.words(), sections: SECTIONS.words() }),
  weight: 6,
  group: 'info',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['product-information-20-percent-failures'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['look'],
  evaluate({ look, pageType }) {
    const page = look.desktop ?? look.mobile;
    if (page === null) return notMeasured(text.notMeasured.noLayout);
    const letters = page.letters * (BRIEF.has(pageType.type) ? 2 : 1);
    const depth = LETTERS.at(letters);
    return measured(
      depth * SECTIONS.at(page.sections),
      text.observed({ letters: page.characters, sections: page.sections }),
    );
  },
  recommend() {
    return { ...text.advice, remedy: 'content-depth' };
  },
}));
