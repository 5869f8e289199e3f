import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { MethodCheck, Methodology } from '@liftmark/contract/methodology';
import { PAGE_TYPE_LABELS, PAGE_TYPES } from '@liftmark/contract/page-types';
import { scoreMaking } from '@liftmark/contract/score-making';
import { text } from './methodology-page.text.ts';

/** The rubric as a Markdown page. */
export function methodologyPage(method: Methodology): string {
  const chapters = CATEGORIES.map((category) => {
    const own = method.checks.filter((check) => check.category === category);
    return [`## ${CATEGORY_LABELS[category]}`, ...own.map((check) => section(check, method))].join('\n\n');
  });
  const parts = [
    introduction(method),
    making(method),
    ceilings(method),
    ...chapters,
    multipliers(method),
    omissions(method),
  ];
  return `${parts.join('\n\n')}\n`;
}

function introduction({ rubricVersion, checks, ceilings }: Methodology): string {
  return text.introduction({
    rubric: rubricVersion,
    checks: checks.length,
    categories: CATEGORIES.length,
    ceilings: ceilings.length,
  });
}

function making(method: Methodology): string {
  const steps = scoreMaking(method).map((step, index) => `${index + 1}. ${step}`);
  return `${text.making}\n\n${steps.join('\n')}`;
}

function ceilings({ ceilings: all }: Methodology): string {
  return [
    text.ceilings,
    text.aboutCeilings,
    ...all.map(({ id, title, measure }) => `### \`${id}\`\n\n*${title}.*\n\n${text.how({ measure })}`),
  ].join('\n\n');
}

function section(check: MethodCheck, method: Methodology): string {
  const { id, passes, fails, why, measure, weight, factor, group, pageTypes, limits, sources } = check;
  const types =
    pageTypes === 'all' ? text.allTypes : pageTypes.map((type) => PAGE_TYPE_LABELS[type]).join(', ');
  const facts = [
    factor === 1 ? text.weight({ weight }) : text.fittedWeight({ weight, factor }),
    text.group({ group }),
    text.pageTypes({ types }),
    ...limits,
  ];
  return [
    `### \`${id}\``,
    text.outcomes({ passes, fails: `${fails.charAt(0).toLowerCase()}${fails.slice(1)}` }),
    `${facts.join('; ')}.`,
    text.why({ why }),
    text.how({ measure }),
    `${text.sources}\n\n${sourceList(sources, method)}`,
  ].join('\n\n');
}

function sourceList(ids: readonly string[], { sources }: Methodology): string {
  return ids
    .flatMap((id) => sources[id] ?? [])
    .map(({ id, title, publisher, year, url, strength, population, caveat, contradictedBy }) => {
      const name = url ? `[${title}](${url})` : title;
      const against =
        contradictedBy.length > 0 ? ` ${text.contradicted({ sources: contradictedBy.join(', ') })}` : '';
      return `- \`${id}\`: ${name}, ${publisher}${year ? ` ${year}` : ''} (${strength}; ${population}). ${caveat}${against}`;
    })
    .join('\n');
}

function multipliers({ multipliers: factors }: Methodology): string {
  const rows = PAGE_TYPES.map((type) => {
    const groups = Object.entries(factors[type]).map(([group, factor]) => `${group} × ${factor}`);
    return `| ${PAGE_TYPE_LABELS[type]} | ${groups.join(', ') || text.allOnce} |`;
  });
  return [text.multipliers, text.aboutMultipliers, [...text.multiplierColumns, ...rows].join('\n')].join(
    '\n\n',
  );
}

function omissions(method: Methodology): string {
  return [
    text.omissions,
    ...method.omissions.map(
      ({ title, reason, sources }) => `**${title}.** ${reason}\n\n${sourceList(sources, method)}`,
    ),
  ].join('\n\n');
}
