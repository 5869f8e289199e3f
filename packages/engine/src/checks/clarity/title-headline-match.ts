import type { PageFacts } from '../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured, ramp } from '../check.ts';
import { allBut } from '../page-types.ts';
import { list, quote } from '../phrasing.ts';

/** One word either matches or does not, often by its stem alone: too little to judge by. */
const ENOUGH_WORDS = 2;

/** What editors call a page that nobody has named. */
const UNNAMED =
  /^(home ?page|home|index|untitled( \w+)?|new page( \d+)?|page( \d+)?|document|welcome|start(seite)?|willkommen|unbenannt|neue seite|accueil|page d.accueil|bienvenue|sans titre|inicio|página (principal|inicial)|bienvenidos?|início|benvenuti|pagina (principale|iniziale)|hoofdpagina|welkom)$/iu;
const SEPARATORS = /\s+[|–—·:-]\s+/;

/** What visitors have read just before, where the person said from where they come. */
const ARRIVALS: Record<NonNullable<PageFacts['told']['trafficSource']>, string | null> = {
  search: null,
  ads: 'Your visitors come from ads: let the first screen repeat the offer and the words of the ad that they clicked.',
  social:
    'Your visitors come from social media: give the preview (og:title, og:description) and the first screen the same words.',
  email:
    'Your visitors come from e-mail: let the first screen repeat the words of the link that they clicked.',
  direct: null,
};

export const titleHeadlineMatch = defineCheck({
  id: 'title-headline-match',
  category: 'clarity',
  title: {
    passes: 'The first screen keeps the promise of the page title',
    fails: 'The first screen says something else than the page title',
  },
  titleFromHtml: {
    passes: 'Headline and subheadline keep the promise of the page title',
    fails: 'Headline and subheadline say something else than the page title',
  },
  why: 'People who click a search result or a shared link have read the title and look for its words on the page. Tests of matching messages point both ways, so this counts little; it costs minutes to put right.',
  measure:
    'The share of the title’s content words, brand removed and compared by stem, that stand in the first screen (from HTML alone: in headline or subheadline): none scores 0.2, half or more 1. A page without title scores 0, one called “Home” or “Untitled”, beside its brand or not, 0.2; a title with fewer than two content words is not judged.',
  weight: 2,
  group: 'message',
  pageTypes: allBut('checkout'),
  measurable: { static: 'partly', withoutWordList: 'no' },
  evidence: ['message-match-mixed', 'message-match-212', 'cta-label-specific'],
  advice: { badly: 'optimize', mildly: 'other', effort: '15 min', impact: 'cosmetic' },
  needs: ['content', 'headline'],

  evaluate({ content: { titleMatch }, headline, document }) {
    const evidence = headline ? [headline.evidence] : [];
    if (document.title.trim() === '') {
      return measured(0, 'The page has no title.', evidence, { searched: ['the title element'] });
    }
    if (isUnnamed(document)) {
      return measured(
        0.2,
        `The title ${quote(document.title)} names nothing of what the page offers.`,
        evidence,
      );
    }
    const place = comparedWith(document);
    if (titleMatch === null) return notMeasured(`The title could not be compared with ${place}.`);
    const { words, found } = titleMatch;
    if (words.length < ENOUGH_WORDS) return notApplicable('The title holds fewer than two content words.');
    const missing = words.filter((word) => !found.includes(word));
    const rest =
      missing.length > 0 ? ` ${list(missing)} ${missing.length === 1 ? 'is' : 'are'} not there.` : '';
    return measured(
      ramp(found.length / words.length, [0, 0.2], [0.5, 1]),
      `${found.length} of ${words.length} content words of the title ${quote(document.title)} stand in ${place}.${rest}`,
      evidence,
      missing.length > 0
        ? { searched: [isStatic(document) ? place : 'the first screen of both viewports'] }
        : {},
    );
  },

  recommend(_outcome, { content: { titleMatch }, headline, document, told }) {
    const arrival = told.trafficSource === null ? null : ARRIVALS[told.trafficSource];
    const title = document.title.trim();
    if (title === '' || isUnnamed(document)) {
      return {
        title: title
          ? `Name the offer in the title ${quote(title, 60)}`
          : `Give the page at ${document.url} a title`,
        steps: [
          'Write a title that names the offer and the site, in that order.',
          'Use the same words for the offer in title and headline.',
        ],
        copyExamples: [
          {
            before: title || null,
            after: headline ? `${headline.text} | [Site name]` : '[Offer] | [Site name]',
          },
        ],
        remedy: 'headline',
      };
    }
    const missing = (titleMatch?.words ?? []).filter((word) => !titleMatch?.found.includes(word));
    return {
      title: `Let ${comparedWith(document)} repeat what the title ${quote(document.title, 60)} promises`,
      steps: [
        `Bring ${list(missing.map((word) => quote(word)))} into headline or subheadline, or take ${missing.length === 1 ? 'it' : 'them'} out of the title.`,
        'Where the title is right and the headline is a slogan, change the headline.',
        ...(arrival === null ? [] : [arrival]),
      ],
      remedy: 'headline',
    };
  },
});

function isStatic({ mode }: PageFacts['document']): boolean {
  return mode === 'static';
}

/** What the title is compared with: without layout nothing is known of the first screen. */
function comparedWith(document: PageFacts['document']): string {
  return isStatic(document) ? 'headline and subheadline' : 'the first screen';
}

function isUnnamed({ title, siteName }: PageFacts['document']): boolean {
  const parts = title.trim().split(SEPARATORS);
  return (
    parts.some((part) => UNNAMED.test(part)) && parts.every((part) => UNNAMED.test(part) || part === siteName)
  );
}
