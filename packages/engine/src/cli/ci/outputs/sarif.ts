import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import type { Recommendation } from '@liftmark/contract/report';
import { CHECKS } from '../../../checks/registry.ts';
import { text } from '../ci.text.ts';
import { type AnalyzedPage, isAnalyzed, type PageRun, problemsOf, type Run } from '../run.ts';
import { type SourceFile, type SourcePlace, sourceFile } from '../source-place.ts';

/** Findings as static analysis results (SARIF 2.1.0), in the HTML files that pages are made from. */

export interface SarifContext {
  version: string;
  /** Absolute path that the addresses of files are relative to: the root of the repository. */
  root: string;
  /** Absolute path, for findings without a file of their own. */
  configFile: string;
  /** The HTML by its absolute path. */
  sources: ReadonlyMap<string, string>;
}

type Level = 'error' | 'warning' | 'note';

interface Finding {
  ruleId: string;
  level: Level;
  message: string;
  file: string | null;
  place: SourcePlace | null;
  fix: string | null;
  /** What stays the same from run to run. */
  identity: string;
}

/** Ids of rules that aren't checks. */
const GATE = 'gate';
const UNANALYZED = 'not-analyzed';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

export function sarifOf({ pages }: Run, context: SarifContext): string {
  const parsed = new Map([...context.sources].map(([file, html]) => [file, sourceFile(html)]));
  const findings = pages.flatMap((page) =>
    isAnalyzed(page) ? findingsOf(page, parsed) : [unanalyzed(page)],
  );
  const ids = [...new Set(findings.map(({ ruleId }) => ruleId))].toSorted();
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'Liftmark', version: context.version, rules: ids.map(ruleOf) },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
        results: findings.map((finding) => resultOf(finding, ids, context)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function unanalyzed(page: PageRun): Finding {
  const { name, source } = page.target;
  const message = text.sarif.failure({ page: name, message: problemsOf(page).join(' ') });
  return { ...bare(UNANALYZED, 'error', name), message, file: source };
}

function bare(ruleId: string, level: Level, identity: string): Omit<Finding, 'message'> {
  return { ruleId, level, file: null, place: null, fix: null, identity: `${ruleId} ${identity}` };
}

/** What broke rules first, then the advice that no rule is about. */
function findingsOf(
  { target, report, outcomes }: AnalyzedPage,
  parsed: ReadonlyMap<string, SourceFile>,
): Finding[] {
  const { name, source } = target;
  const file = source !== null && parsed.has(source) ? source : null;
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const broken = new Set(problems.map(({ check }) => check).filter((check) => check !== null));
  const placeOf = (advice: Recommendation | undefined) =>
    (file !== null && advice?.patch && parsed.get(file)?.placeOf(advice.patch)) || null;
  const adviceOn = (check: string | null) =>
    report.recommendations.find(({ checks }) => check !== null && checks.includes(check));
  const failures = problems.map(({ check, message }): Finding => {
    const advice = adviceOn(check);
    return {
      ...bare(check ?? GATE, 'error', `${name} ${check ?? message}`),
      message: text.sarif.failure({ page: name, message }),
      file,
      place: placeOf(advice),
      fix: advice?.patch?.summary ?? null,
    };
  });
  const others = report.recommendations
    .filter(({ checks }) => !checks.some((check) => broken.has(check)))
    .map((advice): Finding => {
      const level = advice.type === 'critical' ? 'warning' : 'note';
      const { title, observed, patch } = advice;
      return {
        ...bare(advice.checks[0] ?? advice.id, level, `${name} ${advice.id}`),
        message: text.sarif.advice({ page: name, title, observed }),
        file,
        place: placeOf(advice),
        fix: patch?.summary ?? null,
      };
    });
  return [...failures, ...others];
}

function ruleOf(id: string) {
  const check = CHECKS.find((one) => one.id === id);
  const known: Record<string, string> = { [GATE]: text.sarif.gate, [UNANALYZED]: text.sarif.unanalyzed };
  return { id, shortDescription: { text: check?.title.fails ?? known[id] ?? id } };
}

function resultOf(
  { ruleId, level, message, file, place, fix, identity }: Finding,
  ids: readonly string[],
  { root, configFile }: SarifContext,
) {
  const artifactLocation = { uri: uriOf(file ?? configFile, root), uriBaseId: '%SRCROOT%' };
  const { replacement = null, ...region } = place ?? { startLine: 1 };
  return {
    ruleId,
    ruleIndex: ids.indexOf(ruleId),
    level,
    message: { text: withoutLinks(message) },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    partialFingerprints: { 'liftmark/v1': createHash('sha256').update(identity).digest('hex') },
    ...(replacement !== null && {
      fixes: [
        {
          ...(fix !== null && { description: { text: withoutLinks(fix) } }),
          artifactChanges: [
            {
              artifactLocation,
              replacements: [{ deletedRegion: region, insertedContent: { text: replacement } }],
            },
          ],
        },
      ],
    }),
  };
}

/** Messages can have links, `[words](address)`, which a page must not place. */
function withoutLinks(message: string): string {
  return message.replaceAll('](', '] (');
}

function uriOf(file: string, root: string): string {
  return relative(root, file).split(sep).map(encodeURIComponent).join('/');
}
