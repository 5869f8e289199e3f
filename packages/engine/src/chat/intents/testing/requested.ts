import type { ChatMessage, QuestionResponse } from '@liftmark/contract/chat';
import type { ConversionReport } from '@liftmark/contract/report';
import type { AnyReport } from '@liftmark/contract/report-view';
import type { PartRewrites } from '@liftmark/contract/rewrites';
import { methodology } from '../../../methodology/methodology.ts';
import { testReport, withPlaces } from '../../../reports/test-report.ts';
import { builtInChat } from '../../answer.ts';
import { wholeAnswer } from '../../whole-answer.ts';

const REWRITES: PartRewrites[] = [
  {
    part: 'headline',
    current: 'Boats',
    candidates: [
      { text: 'Row the fjord at dawn, guide and thermos included', reason: 'Says what visitors get.' },
      {
        text: 'Rowing boats in Bergen',
        reason: 'Says where.',
        room: { desktop: { before: 1, after: 1 }, mobile: { before: 1, after: 2 } },
      },
      { text: '[What it is] for [whom]', reason: 'Fill it in.' },
      { text: 'Forty boats on the quay', reason: 'Gives a figure.' },
    ],
  },
  {
    part: 'action',
    current: 'Learn more',
    candidates: [{ text: 'Book a boat', reason: 'Says what happens.' }],
  },
  {
    part: 'subheadline',
    current: null,
    candidates: [{ text: 'Boats for two, from 9 to 5.', reason: 'Gives a figure.' }],
  },
  {
    part: 'section',
    current: 'About us',
    candidates: [{ text: 'Forty boats\nOne for each guest.', reason: 'Starts with what visitors get.' }],
  },
];

/** A report with something for each request. */
export function requestableReport(given: Partial<ConversionReport> = {}): ConversionReport {
  const checks = { 'main-headline': 0.2, 'page-errors': 0.1, 'customer-proof': 0.3, faq: 0, 'text-size': 1 };
  const report = testReport({
    checks,
    report: {
      rewrites: REWRITES,
      standing: {
        pageType: 'saas',
        higherThan: 60,
        pages: 100,
        measured: '2026-11',
        distribution: [0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 20, 20, 20, 10, 10, 0, 0, 0, 0, 0],
      },
      ...given,
    },
  });
  const recommendations = report.recommendations.map((item) => ({ ...item, title: `Fix ${item.id}` }));
  return withPlaces(
    { ...report, recommendations },
    { 'main-headline': 'first', 'page-errors': 'first', faq: 'housekeeping' },
  );
}

/** The answers to questions that follow each other. */
export async function conversation(
  questions: readonly string[],
  report: AnyReport = requestableReport(),
): Promise<QuestionResponse[]> {
  const history: ChatMessage[] = [];
  const answers: QuestionResponse[] = [];
  for (const question of questions) {
    const chatInput = { report, methodology: methodology(), history: [...history] };
    const answer = await wholeAnswer(builtInChat.answer(question, chatInput, new AbortController().signal));
    history.push({ type: 'user', content: question }, { type: 'ai', content: answer.answer });
    answers.push(answer);
  }
  return answers;
}
