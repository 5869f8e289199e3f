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
  return labeled.map((each) => {
    const [own, other] = each.page.split('+').map((page) => reports.get(page));
    if (!own) throw new Error(`No stored page ${each.page}`);
    const checked = checkOne(each, own, other);
    return { ...each, flaw: 'flaw' in checked ? checked.flaw : null };
  });
}

function checkOne(labeled: Labeled, own: ConversionReport, other: ConversionReport | undefined) {
  const { text, quotes, kind } = labeled;
  const { cites, sourceFacts } = givenTo(labeled, own, other);
  return kind === 'rewrite'
    ? checkRewrite({ text, cites: [...cites] }, sourceFacts)
    : checkStatement({ text, cites: [...cites], quotes }, sourceFacts, { kind });
}

interface Given {
  cites: readonly string[];
  sourceFacts: SourceFacts;
}

/** What the task of a statement gives its checker. */
function givenTo({ task, cites }: Labeled, own: ConversionReport, other: ConversionReport | undefined) {
  const secrets = new Set<string>();
  const sourceFacts = { ...modelInputOf(own).sourceFacts, secrets };
  switch (task) {
    case 'recommendations': {
      const advice = own.recommendations.find(({ checks }) => checks.some((check) => cites.includes(check)));
      return { cites, sourceFacts: advice ? withAdvice(sourceFacts, advice) : sourceFacts };
    }
    case 'swot': {
      const entry = entriesOf(swotReport(own)).find(({ findings }) =>
        findings.some((finding) => cites.includes(finding)),
      );
      const ownFindings = cites.filter((id) => !entry || /^n\d/.test(id) || entry.findings.includes(id));
      return { cites: ownFindings, sourceFacts: entry ? withEntry(sourceFacts, entry) : sourceFacts };
    }
    case 'comparison':
      return {
        cites,
        sourceFacts: { ...comparedReports(other ? [own, other] : [own]).sourceFacts, secrets },
      };
    case 'chat':
      return inChat(cites, own);
    default:
      return { cites, sourceFacts };
  }
}

/** In the chat, passages of the report are cited: those about the cited finding, or with the cited words. */
function inChat(cites: readonly string[], own: ConversionReport): Given {
  const passages: Numbered[] = reportPassages(own).map((passage, index) => ({ ...passage, id: `p${index}` }));
  const words = new Map(modelInputOf(own).modelInput.page.words.map(({ id, text }) => [id, text]));
  const isAbout = ({ check, title, text }: Numbered) =>
    cites.some((id) => {
      const quoted = words.get(id);
      if (quoted !== undefined) return `${title} ${text}`.includes(quoted);
      const advice = own.recommendations.find(({ checks }) => checks.includes(id));
      return check === (advice?.checks[0] ?? id);
    });
  const found = passages.filter(isAbout).map(({ id }) => id);
  return {
    cites: found.length > 0 ? found.slice(0, 8) : ['p0'],
    sourceFacts: { ...sourceFactsFor(own, passages), secrets: new Set() },
  };
}
