import { figure } from '@liftmark/contract/figures';
import { REPORT_LANGUAGES } from '@liftmark/contract/report-language';
import { inLanguage } from '@liftmark/contract/translated';
import { describe, expect, test } from 'vitest';
import { pageFacts } from '../checks/testing/test-facts.ts';
import { methodology } from '../methodology/methodology.ts';
import type { LanguageModel } from '../model/language-model.ts';
import { competitorReport } from '../reports/competitor.ts';
import { copyReport } from '../reports/copy.ts';
import { swotReport } from '../reports/swot.ts';
import { testReport } from '../reports/test-report.ts';
import { builtInChat } from './answer.ts';
import { createModelChat } from './model-answer.ts';
import { text } from './unanswered.text.ts';
import { wholeAnswer } from './whole-answer.ts';

const LANGUAGES = (['de', 'fr', 'es'] as const).map(
  (language) => [language, REPORT_LANGUAGES[language]] as const,
);

describe.each(LANGUAGES)('in %s', (language) => {
  const page = {
    ...testReport({
      checks: {
        'main-headline': 0.2,
        'price-visibility': 0.1,
        faq: 1,
        'largest-contentful-paint': 0.4,
        'contact-details': 0.4,
      },
    }),
    writtenIn: language,
  };
  const inIt = <Result>(work: () => Result) => inLanguage(language, work);
  const reports = inIt(() => ({
    conversion: page,
    competitor: competitorReport(page, [testReport()]),
    swot: swotReport(page),
    copy: copyReport(page, pageFacts()),
  }));
  const ask = (question: string, report: (typeof reports)[keyof typeof reports] = page) =>
    wholeAnswer(
      builtInChat.answer(
        question,
        { report: { ...report, writtenIn: language }, methodology: inIt(methodology), history: [] },
        new AbortController().signal,
      ),
    );

  test.each(Object.entries(inIt(() => ({ ...text.examples }))))(
    'answers what it suggests of a %s report',
    async (kind, questions) => {
      for (const question of questions) {
        const { answer, isAnswered } = await ask(question, reports[kind as keyof typeof reports]);
        expect([question, isAnswered, answer]).toEqual([question, true, expect.anything()]);
      }
    },
  );

  test('says what it can’t answer in that language', async () => {
    const { answer, isAnswered } = await ask('xyzzy?');
    expect(isAnswered).toBe(false);
    expect(answer).toContain(inIt(() => text.nothingAbout({ words: '' })).slice(0, 12));
    expect(answer).not.toMatch(/This report|Try asking/);
  });

  test('comes from the built-in chat where a model writes English', async () => {
    const unasked = createModelChat({
      model: {
        name: 'a model',
        stream: () => {
          throw new Error('asked');
        },
      } as unknown as LanguageModel,
      cache: { get: async () => undefined, set: async () => {} },
      tokensPerAnalysis: 1,
      waitMs: 1_000,
      onFailure: (_, error) => {
        throw error;
      },
    });
    const [question = ''] = inIt(() => text.examples.conversion);
    const input = { report: page, methodology: inIt(methodology), history: [] };
    const answer = await wholeAnswer(unasked.answer(question, input, new AbortController().signal));
    expect(answer).toEqual(await ask(question));
  });

  test.each([[inIt(() => figure(3_000))], ['3.000'], ['3\u00a0000']])(
    'reads %s visitors',
    async (visitors) => {
      const words = {
        de: 'Besucher im Monat und 2 %',
        fr: 'visiteurs par mois et 2 %',
        es: 'visitas al mes y un 2 %',
      };
      const { answer } = await ask(`A/B-Test: ${visitors} ${words[language]}`);
      expect(answer).toContain(inIt(() => figure(42_218)));
    },
  );
});
