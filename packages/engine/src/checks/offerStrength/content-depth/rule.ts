import { defineCheck, measured, notMeasured, ramp } from '../../check.ts';
import { amount } from '../../phrasing.ts';

/** Pages whose visitors come to act and not to read. */
const BRIEF = new Set(['signup', 'checkout', 'ecommerce-category', 'portfolio', 'app']);

export const contentDepth = defineCheck({
  id: 'content-depth',
  category: 'offerStrength',
  title: { passes: 'The page says enough to decide', fails: 'The page says too little to decide' },
  why: 'In tests of shops, 20% of failed purchases were due to missing or unclear product information. A thin page leaves visitors nothing to decide by.',
  measure:
    'Letters of visible text and number of sections. 300 letters score 0.1, 800 0.4, 1,800 0.75, 3,500 and more 1; on forms, checkouts, categories, portfolios and apps half of that is enough. Fewer than three sections take a quarter.',
  weight: 6,
  group: 'info',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['product-information-20-percent-failures'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['look'],
  evaluate({ look, pageType }) {
    const page = look.desktop ?? look.mobile;
    if (page === null) return notMeasured('The page was not laid out.');
    const said = page.letters * (BRIEF.has(pageType.type) ? 2 : 1);
    const depth = ramp(said, [80, 0], [300, 0.1], [800, 0.4], [1800, 0.75], [3500, 1]);
    return measured(
      depth * ramp(page.sections, [1, 0.75], [3, 1]),
      `The page has ${amount(page.letters, 'letter')} of text in ${amount(page.sections, 'section')}.`,
    );
  },
  recommend() {
    return {
      title: 'Say more about the offer',
      steps: [
        'Add what visitors ask before they decide: what exactly they get, for whom it is, what it costs, how it works, and who is behind it.',
        'Give each of these a section with a heading that names it.',
      ],
      remedy: 'content-depth',
    };
  },
});
