import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { text } from './text.ts';

const SCALE = scale([1, 1], [4, 0.3]);
function ageInYears({ trust, document }: Pick<PageFacts, 'trust' | 'document'>): number | null {
  const { newestYear } = trust.dates;
  return newestYear === null ? null : new Date(document.capturedAt).getUTCFullYear() - newestYear;
}

export const contentDates = defineCheck(() => ({
  id: 'content-dates',
  category: 'trustCredibility',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
  weight: 2,
  group: 'identity',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'partly' },
  evidence: ['stanford-freshness', 'stanford-real-organisation'],
  advice: { badly: 'other', mildly: 'other', effort: '15 min', impact: 'none' },
  needs: ['trust'],
  evaluate(facts) {
    const { dates } = facts.trust;
    const { published, author } = dates;
    if (facts.pageType.type === 'article') {
      if (!facts.wordLists && (!published || !author)) return notMeasured(text.notMeasured.noWordList);
      const shown = [published, author].filter((evidence) => evidence !== null);
      const date = published?.text ?? null;
      return measured(
        shown.length / 2,
        text.observed.article({ date, author: author && authorIn(author.text, date) }),
        shown,
        { searched: text.searched },
      );
    }
    const age = ageInYears(facts);
    if (age === null || !dates.evidence) return notApplicable(text.notApplicable.noDate);
    const date = dates.evidence.text;
    if (dates.newerElsewhere) {
      return notMeasured(text.notMeasured.newerElsewhere({ date, newer: dates.newerElsewhere.text }));
    }
    return measured(SCALE.at(age), text.observed.year({ year: dates.newestYear, date, age }), [
      dates.evidence,
    ]);
  },
  recommend(_outcome, facts) {
    const { dates } = facts.trust;
    if (facts.pageType.type === 'article') {
      const { article } = text.advice;
      const missing = [...(dates.published ? [] : [article.date]), ...(dates.author ? [] : [article.author])];
      return {
        title: article.title({ missing, page: facts.document.title }),
        steps: article.steps({ missing }),
        copyExamples: [
          { before: null, after: copyLine(facts.language, 'byline', { author: dates.author?.text }) },
        ],
        remedy: 'content-dates',
      };
    }
    return {
      title: text.advice.old.title({ date: dates.evidence?.text }),
      steps: text.advice.old.steps({ year: dates.newestYear }),
      copyExamples: [{ before: dates.evidence?.text ?? null, after: copyLine(facts.language, 'reviewed') }],
      remedy: 'content-dates',
    };
  },
}));

/** The name in a byline such as “PM Pablo Moreno May 2, 2026”; a line that is the date as well is quoted once. */
function authorIn(byline: string, date: string | null): { name: string } | 'same line' {
  if (date === byline) return 'same line';
  const name = date === null ? byline : byline.replace(date, ' ').trim();
  // An avatar with the author's initials can come before the name.
  return { name: name.replace(/^\p{Lu}{2} (?=\p{Lu}\p{Ll})/u, '') };
}
