import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { Ceiling, ConversionReport, Finding, OutcomeKind } from '@liftmark/contract/report';
import {
  costliestChecks,
  fallByLine,
  fallByPart,
  isCeilingStep,
  lossWords,
} from '@liftmark/contract/score-fall';
import {
  ceilingParts,
  ceilingWords,
  smallCeilingsWords,
  uncappedWords,
} from '@liftmark/contract/score-words';
import { countedAs, OUTCOME_LABELS, outcomeLabel } from '../labels.ts';
import { html, type Markup } from './markup.ts';
import { crop, type PagePictures } from './page-pictures.ts';
import { text } from './text.ts';

const SHOWN: readonly OutcomeKind[] = ['fail', 'partial', 'pass'];
const SET_APART: readonly OutcomeKind[] = ['notMeasured', 'notApplicable'];

/** Every check with what it saw; those that couldn't be measured or don't apply come last. */
export function checksSection({ findings }: ConversionReport): Markup {
  return html`<section aria-labelledby="checks-title">
<h2 id="checks-title">${text.checks.heading}</h2>
${CATEGORIES.map((category) => {
  const own = findings.filter((finding) => finding.category === category);
  return own.length > 0 && group(CATEGORY_LABELS[category], ordered(own, SHOWN));
})}
${SET_APART.map((kind) => group(OUTCOME_LABELS[kind], ordered(findings, [kind])))}
</section>`;
}

function group(title: string, findings: readonly Finding[]): Markup | null {
  if (findings.length === 0) return null;
  // On paper, what doesn't apply is named and not explained.
  const look = findings.every((finding) => countedAs(finding) === 'notApplicable')
    ? 'group unasked'
    : 'group';
  return html`<details class="${look}"><summary>${title} <span class="note">${findings.length}</span></summary>
<dl>${alike(findings).map(([finding, title]) => html`<div><dt><b class="outcome ${countedAs(finding)}">${outcomeLabel(finding)}</b> ${title}</dt><dd>${finding.observed}${finding.searched.length > 0 && html` <span class="note">${text.checks.searched({ places: finding.searched.join('; ') })}</span>`}</dd></div>`)}</dl>
</details>`;
}

/** Each finding with its title; those of one outcome that give the same reason in the same words are one line. */
function alike(findings: readonly Finding[]): [Finding, string][] {
  const groups = Map.groupBy(findings, ({ outcome, observed, searched }) =>
    [outcome, observed, ...searched].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [[first, group.map(({ title }) => title).join(', ')]];
  });
}

function ordered(findings: readonly Finding[], kinds: readonly OutcomeKind[]): Finding[] {
  return kinds.flatMap((kind) =>
    findings.filter((finding) => countedAs(finding) === kind).toSorted((a, b) => b.points - a.points),
  );
}

/** Checks that are named one by one. */
const COSTLIEST = 5;

/** Why the score isn't 100: the ceilings, the categories, the costliest checks, and, folded, every line. */
export function scoringSection(report: ConversionReport, pictures: PagePictures): Markup | null {
  const { overall, findings } = report;
  const { main, small } = ceilingParts(report);
  if (overall.percent === null) return null;
  const { percent } = overall;
  const lines = fallByLine(report);
  const costliest = costliestChecks(findings, COSTLIEST);
  return html`<section aria-labelledby="scoring-title">
<h2 id="scoring-title">${text.scoring.heading}</h2>
${main.map((ceiling) => heldDown(ceiling, report, pictures))}
${note(smallCeilingsWords(small))}
${note(uncappedWords(report), '.')}
<h3>${text.scoring.why({ percent })}</h3>
<table><thead><tr><th scope="col">${text.scoring.lostTo}</th><th scope="col" class="figure">${text.scoring.points}</th></tr></thead>
<tbody>${fallByPart(report).map((step) => html`<tr class="${isCeilingStep(step) ? 'held' : ''}"><td>${step.label}</td><td class="figure">${lossWords(step.lost)}</td></tr>`)}</tbody>
<tfoot><tr><th scope="row">${text.summary.fall({ percent })}</th><td class="figure">${lossWords(100 - percent)}</td></tr></tfoot></table>
${
  costliest.length > 0 &&
  html`<h3>${text.scoring.costliest}</h3><p class="note">${text.scoring.costliestNote}</p>
<table><tbody>${costliest.map(({ title, points }) => html`<tr><td>${title}</td><td class="figure">${lossWords(points)}</td></tr>`)}</tbody></table>`
}
<details class="group"><summary>${text.scoring.allLines} <span class="note">${text.scoring.lines({ count: lines.length })}</span></summary>
<table><thead><tr><th scope="col">${text.scoring.lostTo}</th><th scope="col">${text.scoring.category}</th><th scope="col" class="figure">${text.scoring.points}</th></tr></thead>
<tbody>${lines.map(({ label, category, lost }) => html`<tr><td>${label}</td><td>${category && CATEGORY_LABELS[category]}</td><td class="figure">${lossWords(lost, 2)}</td></tr>`)}</tbody>
<tfoot><tr><th scope="row" colspan="2">${text.summary.fall({ percent })}</th><td class="figure">${lossWords(100 - percent, 2)}</td></tr></tfoot></table>
</details>
</section>`;
}

function heldDown(ceiling: Ceiling, report: ConversionReport, pictures: PagePictures): Markup {
  return html`<div class="ceiling"><p><b>${ceiling.title}.</b> ${ceilingWords(ceiling)}</p>${crop(report, pictures, ceiling.evidence[0])}</div>`;
}

function note(words: string | null, end = ''): Markup | null {
  return words === null ? null : html`<p class="uncapped">${words}${end}</p>`;
}
