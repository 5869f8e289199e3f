import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { ConversionReport, Finding, OutcomeKind } from '@liftmark/contract/report';
import { OUTCOME_LABELS } from '../labels.ts';
import { html, type Markup } from './markup.ts';

const SHOWN: readonly OutcomeKind[] = ['fail', 'partial', 'pass'];
const SET_APART: readonly OutcomeKind[] = ['notMeasured', 'notApplicable'];

/** Every check: what it saw, and apart from that what could not be measured or does not apply. */
export function checksSection({ findings }: ConversionReport): Markup {
  return html`<section aria-labelledby="checks-title">
<h2 id="checks-title">All checks</h2>
${CATEGORIES.map((category) => {
  const own = findings.filter((finding) => finding.category === category);
  return own.length > 0 && group(CATEGORY_LABELS[category], ordered(own, SHOWN));
})}
${SET_APART.map((kind) => group(OUTCOME_LABELS[kind], ordered(findings, [kind])))}
</section>`;
}

function group(title: string, findings: readonly Finding[]): Markup | null {
  if (findings.length === 0) return null;
  return html`<details class="group"><summary>${title} <span class="note">${findings.length}</span></summary>
<dl>${findings.map((finding) => html`<div><dt><b class="outcome ${finding.outcome}">${OUTCOME_LABELS[finding.outcome]}</b> ${finding.title}</dt><dd>${finding.observed}${finding.searched.length > 0 && html` <span class="note">Looked in: ${finding.searched.join('; ')}.</span>`}</dd></div>`)}</dl>
</details>`;
}

function ordered(findings: readonly Finding[], kinds: readonly OutcomeKind[]): Finding[] {
  return kinds.flatMap((kind) =>
    findings.filter(({ outcome }) => outcome === kind).toSorted((a, b) => b.points - a.points),
  );
}

/** The fall from 100 to the score, line by line. */
export function scoringSection({ overall, scoreLines, findings }: ConversionReport): Markup | null {
  if (overall.percent === null) return null;
  const titles = new Map(findings.map(({ check, title }) => [check, title]));
  const lines = scoreLines.toSorted((a, b) => b.points - a.points);
  return html`<section aria-labelledby="scoring-title">
<h2 id="scoring-title">How is this scored?</h2>
<p class="note">Each category is the weighted mean of its checks, the score the mean of the categories. The points below add up to what is missing to 100.</p>
<details class="group"><summary>From 100 to ${overall.percent} <span class="note">${lines.length} lines</span></summary>
<table><thead><tr><th scope="col">Lost by</th><th scope="col">Category</th><th scope="col" class="figure">Points</th></tr></thead>
<tbody>${lines.map(({ kind, of, category, points }) => html`<tr><td>${kind === 'check' ? (titles.get(of) ?? of) : LINES[kind]}</td><td>${category && CATEGORY_LABELS[category]}</td><td class="figure">${points.toFixed(2)}</td></tr>`)}</tbody>
<tfoot><tr><th scope="row" colspan="2">100 − ${overall.percent}</th><td class="figure">${(100 - overall.percent).toFixed(2)}</td></tr></tfoot></table>
</details>
</section>`;
}

const LINES: Record<'filler' | 'floor' | 'rounding', string> = {
  filler: 'Neutral weight, because little of this category could be measured',
  floor: 'A measured category is never 0',
  rounding: 'Rounding',
};
