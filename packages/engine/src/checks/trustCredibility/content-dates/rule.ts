import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { PageFacts } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured, ramp } from '../../check.ts';
import { amount, quote } from '../../phrasing.ts';

function age({ trust, document }: Pick<PageFacts, 'trust' | 'document'>): number | null {
  const { newestYear } = trust.dates;
  return newestYear === null ? null : new Date(document.capturedAt).getUTCFullYear() - newestYear;
}

export const contentDates = defineCheck({
  id: 'content-dates',
  category: 'trustCredibility',
  title: { passes: 'The page shows that it is cared for', fails: 'Its dates make the page look abandoned' },
  why: 'The Stanford guidelines ask to update often, or to show that the content was reviewed recently. For articles a named author belongs to it.',
  measure:
    'Age of the newest copyright or "updated" year at the time of the visit: up to one year scores 1, four and more 0.3, in a straight line between. An article: a visible date 0.5, an author 0.5.',
  weight: 2,
  group: 'identity',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'partly' },
  evidence: ['stanford-freshness', 'stanford-real-organisation'],
  advice: { badly: 'other', mildly: 'other', effort: '15 min', impact: 'none' },
  needs: ['trust'],
  evaluate(facts) {
    const { dates } = facts.trust;
    if (facts.pageType.type === 'article') {
      if (!facts.wordLists && (!dates.published || !dates.author)) {
        return notMeasured('There is no word list for dates and authors in this language.');
      }
      const shown = [dates.published, dates.author].filter((evidence) => evidence !== null);
      return measured(
        shown.length / 2,
        `The article shows ${dates.published ? quote(dates.published.text) : 'no date'} and ${dates.author ? author(dates.author.text, dates.published?.text ?? null) : 'no author'}.`,
        shown,
        { searched: ['lines near the headline and the end of the article', 'structured data'] },
      );
    }
    const years = age(facts);
    if (years === null || !dates.evidence)
      return notApplicable('The page shows no copyright year and no date of an update.');
    if (dates.newerElsewhere) {
      return notMeasured(
        `${quote(dates.evidence.text)} is older than ${quote(dates.newerElsewhere.text, 60)}, so that it does not tell how old the page is.`,
      );
    }
    return measured(
      ramp(years, [1, 1], [4, 0.3]),
      `The page dates itself ${dates.newestYear} in ${quote(dates.evidence.text)}: ${years <= 0 ? 'current' : `${amount(years, 'year')} ago`}.`,
      [dates.evidence],
    );
  },
  recommend(_outcome, facts) {
    const { dates } = facts.trust;
    if (facts.pageType.type === 'article') {
      const missing = [dates.published ? '' : 'the date', dates.author ? '' : 'the author']
        .filter(Boolean)
        .join(' and ');
      return {
        title: `Show ${missing} of ${quote(facts.document.title, 50)}`,
        steps: [`Write ${missing} below the headline; link the author to a few words about them.`],
        copyExamples: [
          { before: null, after: copyLine(facts.language, 'byline', { author: dates.author?.text }) },
        ],
        remedy: 'content-dates',
      };
    }
    return {
      title: `Review the page and renew ${quote(dates.evidence?.text ?? 'its date', 50)}`,
      steps: [
        `Read the page for what has changed since ${dates.newestYear ?? 'then'}: prices, people, screenshots, links.`,
        'Then renew the year; let the footer take it from the clock.',
      ],
      copyExamples: [{ before: dates.evidence?.text ?? null, after: copyLine(facts.language, 'reviewed') }],
      remedy: 'content-dates',
    };
  },
});

/** The author in the page's words; a byline holds the date as well, which is told before. */
function author(byline: string, date: string | null): string {
  if (date === byline) return 'an author in the same line';
  const name = date === null ? byline : byline.replace(date, ' ').trim();
  // Initials in a circle stand before some names.
  return `the author ${quote(name.replace(/^\p{Lu}{2} (?=\p{Lu}\p{Ll})/u, ''))}`;
}
