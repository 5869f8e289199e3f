import { copyLine } from '../../../languages/copy/copy-for.ts';
import { acrossViewports, defineCheck, measured, notMeasured } from '../../check.ts';
import { hidesFirstScreen, unreadReason, unreadRegion } from '../../doubt.ts';
import { shortText } from '../../headline-rewrite.ts';
import { pageName } from '../../page-name.ts';
import { places, quote } from '../../phrasing.ts';

export const eventDate = defineCheck({
  id: 'event-date',
  category: 'urgency',
  title: {
    passes: 'The date of the event shows in the first screen',
    fails: 'The date of the event is missing or far down',
  },
  titleFromHtml: {
    passes: 'The date of the event is on the page',
    fails: 'The date of the event is missing',
  },
  why: 'Missing information made one purchase task in five fail in observation, and most viewing time goes to the first screen. For an event the date is the first question and the honest reason to decide.',
  measure:
    'The start date: in the first screen 1, lower 0.6, none 0; the mean of desktop and mobile. A picture that could hold the date makes an absence not measured.',
  weight: 6,
  group: 'urgency',
  pageTypes: ['event'],
  measurable: { static: 'partly', withoutWordList: 'partly' },
  evidence: ['product-information-20-percent-failures', 'above-fold-attention', 'scarcity-meta-barton'],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'default' },
  needs: ['event', 'layout', 'headline'],

  evaluate({ event, layout, wordLists }) {
    if (event === null || event.start === null || event.startEvidence === null) {
      if (!wordLists) return notMeasured('Dates in words could not be read in the language of the page.');
      const region = unreadRegion(layout);
      if (region) return notMeasured(unreadReason(region, 'The date'));
      if (hidesFirstScreen(layout)) {
        return notMeasured('A large picture in the first screen could hold the date; its text is not read.');
      }
      return measured(0, 'No start date was found.', [], {
        searched: ['all visible text', 'time elements', 'structured data of the event'],
      });
    }
    const { startEvidence, depth } = event;
    const score = acrossViewports({ desktop: scoreAt(depth.desktop), mobile: scoreAt(depth.mobile) });
    if (score === null) return notMeasured('Where the date stands shows only on a rendered page.');
    return measured(score, `The date ${quote(startEvidence.text)} stands ${places(depth)}.`, [startEvidence]);
  },

  recommend(_outcome, { event, headline, document, language }) {
    const name = headline ? quote(headline.text) : `the name of the event on ${pageName(document)}`;
    const date = event?.startEvidence?.text ?? null;
    return {
      title: date
        ? `Move the date ${quote(date, 40)} up beside ${name}`
        : `Put date and place beside ${name}`,
      steps: [
        `Write weekday, date with year, time and place directly below ${name}.`,
        'Add the time zone if people take part from elsewhere.',
        'Mark it up as an event, so that calendars and search engines can read it.',
      ],
      copyExamples: [
        { before: date, after: copyLine(language, 'eventDate', { place: shortText(event?.place ?? null) }) },
      ],
      remedy: 'event-date',
    };
  },
});

function scoreAt(depth: number | null): number | null {
  if (depth === null) return null;
  return depth < 1 ? 1 : 0.6;
}
