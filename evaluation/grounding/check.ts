import type { ConversionReport } from '@liftmark/contract/report';
import { checkRewrite } from '@liftmark/engine/analyst/model/grounding/check-rewrite';
import { checkStatement } from '@liftmark/engine/analyst/model/grounding/check-statement';
import type { SourceFacts } from '@liftmark/engine/analyst/model/grounding/source-facts';
import { modelInputOf } from '@liftmark/engine/analyst/model/model-input';
import { comparedReports } from '@liftmark/engine/analyst/model/tasks/comparison';
import { withAdvice } from '@liftmark/engine/analyst/model/tasks/recommendations';
import { entriesOf, withEntry } from '@liftmark/engine/analyst/model/tasks/swot';
import { type Numbered, sourceFactsFor } from '@liftmark/engine/chat/model-answer';
import { reportPassages } from '@liftmark/engine/chat/passages';
import { swotReport } from '@liftmark/engine/reports/swot';
import { type Labeled, readLabeled, type SetName } from './labeled.ts';
import { reportsOfOwnPages } from './reports.ts';

export interface Verdict extends Labeled {
  /** Why it was dropped; null if it was kept. */
  flaw: string | null;
}

/** Each statement of a set, checked as its task checks it. */
export function checkAll(set: SetName): Verdict[] {
  const labeled = readLabeled(set);
  const reports = reportsOfOwnPages(new Set(labeled.flatMap(({ page }) => page.split('+'))));
  const given = new Map<string, GivenPage>();
  return labeled.map((each) => {
    const page = given.get(each.page) ?? givenPage(each.page, reports);
    given.set(each.page, page);
    const checked = checkOne(each, page);
    return { ...each, flaw: 'flaw' in checked ? checked.flaw : null };
  });
}

function checkOne(labeled: Labeled, page: GivenPage) {
  const { text, quotes, kind } = labeled;
  const { cites, sourceFacts } = givenTo(labeled, page);
  return kind === 'rewrite'
    ? checkRewrite({ text, cites: [...cites] }, sourceFacts)
    : checkStatement({ text, cites: [...cites], quotes }, sourceFacts, { kind });
}

/** What the tasks are given of a page or a comparison; the same for all statements about it. */
interface GivenPage {
  own: ConversionReport;
  input: () => Pick<ReturnType<typeof modelInputOf>, 'modelInput'> & { sourceFacts: SourceFacts };
  entries: () => ReturnType<typeof entriesOf>;
  compared: () => SourceFacts;
  chat: () => { passages: Numbered[]; sourceFacts: SourceFacts };
}

function givenPage(page: string, reports: ReadonlyMap<string, ConversionReport>): GivenPage {
  const [own, other] = page.split('+').map((name) => reports.get(name));
  if (!own) throw new Error(`No stored page ${page}`);
  return {
    own,
    input: once(() => {
      const { modelInput, sourceFacts } = modelInputOf(own);
      return { modelInput, sourceFacts: withoutSecrets(sourceFacts) };
    }),
    entries: once(() => entriesOf(swotReport(own))),
    compared: once(() => withoutSecrets(comparedReports(other ? [own, other] : [own]).sourceFacts)),
    chat: once(() => {
      const passages = reportPassages(own).map((passage, index) => ({ ...passage, id: `p${index}` }));
      return { passages, sourceFacts: withoutSecrets(sourceFactsFor(own, passages)) };
    }),
  };
}

function withoutSecrets(sourceFacts: Omit<SourceFacts, 'secrets'>): SourceFacts {
  return { ...sourceFacts, secrets: new Set() };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

interface Given {
  cites: readonly string[];
  sourceFacts: SourceFacts;
}

/** What the task of a statement gives its checker. */
function givenTo({ task, cites }: Labeled, page: GivenPage): Given {
  switch (task) {
    case 'recommendations': {
      const { sourceFacts } = page.input();
      const advice = page.own.recommendations.find(({ checks }) =>
        checks.some((check) => cites.includes(check)),
      );
      return { cites, sourceFacts: advice ? withAdvice(sourceFacts, advice) : sourceFacts };
    }
    case 'swot': {
      const { sourceFacts } = page.input();
      const entry = page
        .entries()
        .find(({ findings }) => findings.some((finding) => cites.includes(finding)));
      const ownFindings = cites.filter((id) => !entry || /^n\d/.test(id) || entry.findings.includes(id));
      return { cites: ownFindings, sourceFacts: entry ? withEntry(sourceFacts, entry) : sourceFacts };
    }
    case 'comparison':
      return { cites, sourceFacts: page.compared() };
    case 'chat':
      return inChat(cites, page);
    default:
      return { cites, sourceFacts: page.input().sourceFacts };
  }
}

/** In the chat, passages of the report are cited: those about the cited finding, or with the cited words. */
function inChat(cites: readonly string[], { own, input, chat }: GivenPage): Given {
  const { passages, sourceFacts } = chat();
  const words = new Map(input().modelInput.page.words.map(({ id, text }) => [id, text]));
  const isAbout = ({ check, title, text }: Numbered) =>
    cites.some((id) => {
      const quoted = words.get(id);
      if (quoted !== undefined) return `${title} ${text}`.includes(quoted);
      const advice = own.recommendations.find(({ checks }) => checks.includes(id));
      return check === (advice?.checks[0] ?? id);
    });
  const found = passages.filter(isAbout).map(({ id }) => id);
  return { cites: found.length > 0 ? found.slice(0, 8) : ['p0'], sourceFacts };
}
