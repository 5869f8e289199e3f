import type { ChatMessage, QuestionResponse } from '@liftmark/contract/chat';
import type { AnyReport } from '@liftmark/contract/report-view';
import type { ChatAnalyst, ChatMaterial } from './chat-analyst.ts';
import { methodPassages, type Passage, reportPassages } from './passages.ts';
import { coverage, search } from './search.ts';

/** Answers by what the report and the methodology say, word for word; without key or network. */
export const builtInChat: ChatAnalyst = {
  async *answer(question, material) {
    const answer = answerQuestion(question, material);
    yield answer.answer;
    return answer;
  },
};

const MAX_PASSAGES = 3;
/** A passage that holds less of the question's words does not answer it. */
const ENOUGH = 0.5;
/** Further passages stand only beside the best where they are nearly as good. */
const NEAR = 0.55;
const MAX_CHARACTERS = 700;

/** Asks for what to do first, which the order of the recommendations answers. */
const FIRST = /\b(first|start|begin|priorit\w*|quick(est)?|most important|biggest|focus|next|improve|fix)\b/i;
const GRADE = /\b(score|grade|why .*(low|high|bad)|rating of (my|the|this) page)\b/i;
const VAGUE = /^(and|what about|how about|why|how|more|explain|tell me more|example|for example|go on)\b/i;

function answerQuestion(question: string, { report, methodology, history }: ChatMaterial): QuestionResponse {
  const asked = inContext(question, history);
  const matches = search(asked, [...reportPassages(report), ...methodPassages(methodology)]);
  const best = matches[0];
  const isMatch = best !== undefined && best.score > 0 && coverage(asked, best.passage) >= ENOUGH;
  if (isMatch && !(FIRST.test(asked) && isGeneral(asked))) {
    const near = matches.filter(
      ({ score, passage }) => score >= best.score * NEAR && coverage(asked, passage) >= ENOUGH,
    );
    return quoting(near.slice(0, MAX_PASSAGES).map(({ passage }) => passage));
  }
  if (report.kind === 'conversion' && FIRST.test(asked)) return firstChanges(report);
  if (report.kind === 'conversion' && GRADE.test(asked))
    return quoting([passageOf('Summary', report.summary)]);
  return unanswered(report);
}

/** A question such as "And why?" is about what was asked before. */
function inContext(question: string, history: readonly ChatMessage[]): string {
  const before = history.findLast(({ type, content }) => type === 'user' && content !== question);
  const isShort = question.split(/\s+/).length <= 4;
  return before && isShort && VAGUE.test(question.trim()) ? `${before.content} ${question}` : question;
}

/** Whether no part of the page is named: "What should I fix first?" */
function isGeneral(question: string): boolean {
  const named = question
    .toLowerCase()
    .replace(FIRST, ' ')
    .match(
      /\b(headline|button|cta|price|pricing|form|trust|review|testimonial|image|speed|mobile|copy|urgency|guarantee|contact)\w*/,
    );
  return named === null;
}

type Conversion = Extract<AnyReport, { kind: 'conversion' }>;

function firstChanges({ recommendations }: Conversion): QuestionResponse {
  const first = recommendations.slice(0, MAX_PASSAGES);
  if (first.length === 0) {
    return { answer: 'Nothing that was measured asks for a change.', citations: [], isAnswered: true };
  }
  const lines = first.map(
    ({ title, observed }, index) => `${index + 1}. **${plain(title)}** ${plain(observed)} [${index + 1}]`,
  );
  return {
    answer: `Begin with what costs most against its effort:\n${lines.join('\n')}`,
    citations: first.map(({ checks, title }) => ({ check: checks[0] ?? '', title })),
    isAnswered: true,
  };
}

function quoting(passages: readonly Passage[]): QuestionResponse {
  const citations: QuestionResponse['citations'] = [];
  const paragraphs = passages.map(({ title, text, check }) => {
    const shown = title.replace(/ \([^()]*\)$/, '');
    if (check !== null) citations.push({ check, title: shown });
    const mark = check === null ? '' : ` [${citations.length}]`;
    return `**${plain(shown)}**\n${cut(plain(text))}${mark}`;
  });
  return { answer: paragraphs.join('\n\n'), citations, isAnswered: true };
}

function unanswered(report: AnyReport): QuestionResponse {
  const topics =
    report.kind === 'conversion'
      ? report.recommendations.slice(0, 3).map(({ title }) => `“${plain(title)}”`)
      : [];
  const hint = topics.length > 0 ? ` It does say something about ${topics.join(', ')}.` : '';
  return { answer: `This report does not tell.${hint}`, citations: [], isAnswered: false };
}

function passageOf(title: string, text: string): Passage {
  return { title, text, check: null, weight: 1 };
}

/** Text of a page can't set bold or cite. */
function plain(text: string): string {
  return text.replaceAll('**', '').replace(/\[(\d+)\]/g, '($1)');
}

function cut(text: string): string {
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS).trimEnd()}…`;
}
