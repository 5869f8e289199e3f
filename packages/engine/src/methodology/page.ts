import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { MethodCheck, Methodology } from '@liftmark/contract/methodology';
import { PAGE_TYPE_LABELS, PAGE_TYPES } from '@liftmark/contract/page-types';
import { QUESTION_LABELS, QUESTIONS } from '@liftmark/contract/questions';
import { scoreMaking } from '@liftmark/contract/score-making';
import { STRENGTHS, type Study, studiesOf } from '../evidence/studies.ts';
import { text } from './page.text.ts';

/** The rubric as a Markdown page. */
export function methodologyPage(method: Methodology): string {
  const studies = studiesOf(method.sources);
  const numbers = new Map(studies.flatMap(({ number, ids }) => ids.map((id) => [id, number] as const)));
  const cite = (ids: readonly string[]) => citation(ids.flatMap((id) => numbers.get(id) ?? []));
  const parts = [
    introduction(method),
    diagnoses(method),
    ceilings(method),
    text.checks,
    ...CATEGORIES.map((category) => {
      const own = method.checks.filter((check) => check.category === category);
      const items = own.map((check) => item(check, cite(check.sources)));
      return `### ${CATEGORY_LABELS[category]}\n\n${items.join('\n')}`;
    }),
    multipliers(method),
    omissions(method, cite),
    sources(studies, cite),
  ];
  return `${parts.join('\n\n')}\n`;
}

function introduction(method: Methodology): string {
  const steps = scoreMaking(method).map((step, index) => `${index + 1}. ${step}`);
  const { rubricVersion: rubric, checks, ceilings } = method;
  return `${text.introduction({
    rubric,
    checks: checks.length,
    categories: CATEGORIES.length,
    ceilings: ceilings.length,
  })}\n\n${steps.join('\n')}`;
}

function diagnoses({ diagnoses: all, order }: Methodology): string {
  const parts = QUESTIONS.flatMap((question) => {
    const own = all.filter((diagnosis) => diagnosis.question === question);
    const items = own.map(({ label, measure }) => `- **${label}.** ${measure}`);
    return own.length === 0 ? [] : [`### ${QUESTION_LABELS[question]}\n\n${items.join('\n')}`];
  });
  return [text.diagnoses(order), ...parts].join('\n\n');
}

function ceilings({ ceilings: all }: Methodology): string {
  const rows = all.map(({ id, title, measure }) => `| ${title} (\`${id}\`) | ${measure} |`);
  return `${text.ceilings}\n\n${[...text.ceilingColumns, ...rows].join('\n')}`;
}

function item(check: MethodCheck, cited: string): string {
  const { id, passes, measure, weight, factor, group, pageTypes, limits } = check;
  const facts = [
    factor === 1 ? text.weight({ weight, group }) : text.fittedWeight({ weight, factor, group }),
    ...typesOf(pageTypes),
    ...limits,
  ];
  return text.check({ id, title: passes, facts: facts.join('; '), measure, cited });
}

/** Nothing for a check of all types; whichever list is shorter, of its types or of the others. */
function typesOf(types: MethodCheck['pageTypes']): string[] {
  if (types === 'all') return [];
  const labels = (own: boolean) =>
    PAGE_TYPES.filter((type) => types.includes(type) === own).map((type) => PAGE_TYPE_LABELS[type]);
  const [included, excluded] = [labels(true), labels(false)];
  return included.length <= excluded.length
    ? [text.onlyTypes({ types: included.join(', ') })]
    : [text.allTypesBut({ types: excluded.join(', ') })];
}

function multipliers({ multipliers: factors }: Methodology): string {
  const rows = PAGE_TYPES.map((type) => {
    const groups = Object.entries(factors[type]).map(([group, factor]) => `${group} ${factor}`);
    return `| ${PAGE_TYPE_LABELS[type]} | ${groups.join(', ') || text.allOnce} |`;
  });
  return `${text.multipliers}\n\n${[...text.multiplierColumns, ...rows].join('\n')}`;
}

function omissions(method: Methodology, cite: Cite): string {
  const items = method.omissions.map(
    ({ title, reason, sources }) => `- **${title}.** ${reason} ${cite(sources)}`,
  );
  return `${text.omissions}\n\n${items.join('\n')}`;
}

function citation(numbers: readonly number[]): string {
  return [...new Set(numbers)].map((number) => `[${number}](#s${number})`).join(',');
}

function sources(studies: readonly Study[], cite: Cite): string {
  const parts = STRENGTHS.map((strength) => {
    const own = studies.filter((study) => study.strength === strength);
    return `### ${text.strengths[strength]}\n\n${own.map((study) => sourceLine(study, cite)).join('\n')}`;
  });
  return [text.sources, ...parts].join('\n\n');
}

function sourceLine({ number, source, isRecalled, contradictedBy }: Study, cite: Cite): string {
  const { title, publisher, year, url } = source;
  const notes = [
    `${publisher}${year ? ` ${year}` : ''}`,
    ...(isRecalled ? [text.recalled] : []),
    ...(contradictedBy.length > 0 ? [text.contradicted({ sources: cite(contradictedBy) })] : []),
  ];
  return `${number}. <a id="s${number}"></a>${url ? `[${title}](${url})` : title}, ${notes.join('; ')}`;
}

type Cite = (ids: readonly string[]) => string;
