import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { ConversionReport, Recommendation, Source } from '@liftmark/contract/report';
import { EFFORT_LABELS, TYPE_LABELS } from '../labels.ts';
import { html, linkTarget, type Markup } from './markup.ts';
import { crop, type PagePictures } from './page-pictures.ts';

const MAX_SOURCES = 2;

/** The three changes that matter most, for those who read no further. */
export function topThree({ recommendations }: ConversionReport): Markup | null {
  if (recommendations.length === 0) return null;
  return html`<section class="three" aria-labelledby="three-title">
<h2 id="three-title">The changes that matter most</h2>
<ol>${recommendations.slice(0, 3).map((item, index) => html`<li><a href="#change-${index + 1}">${item.title}</a><p class="note">${TYPE_LABELS[item.type]} · ${EFFORT_LABELS[item.effort]}</p></li>`)}</ol>
</section>`;
}

/** Every recommendation in full, numbered as on the pictures. */
export function changesSection(report: ConversionReport, pictures: PagePictures): Markup {
  const { recommendations } = report;
  return html`<div>
<h2 id="changes-title">Recommendations</h2>
<p class="note">${recommendations.length === 0 ? 'Nothing that was measured asks for a change.' : 'Ordered by expected effect against effort. The numbers are the same on the page and in the list.'}</p>
${recommendations.map((item, index) => change(report, pictures, item, index + 1))}
</div>`;
}

function change(
  report: ConversionReport,
  pictures: PagePictures,
  item: Recommendation,
  number: number,
): Markup {
  const device = item.evidence[0]?.boxes.desktop ? 'desktop' : 'mobile';
  return html`<article class="change" id="change-${number}">
<header><a class="pin" href="#at-${device}-${number}" aria-label="Show ${number} on the page">${number}</a><div><h3>${item.title}</h3>
<p class="note"><b class="type ${item.type}">${TYPE_LABELS[item.type]}</b> ${CATEGORY_LABELS[item.category]} · ${EFFORT_LABELS[item.effort]} · ${costOf(report, item).toFixed(1)} points</p></div></header>
${part('What we saw', html`<p>${item.observed}</p>${crop(report, pictures, item.evidence[0])}`)}
${part('Why it matters', html`<p>${item.why}</p>${item.sources.slice(0, MAX_SOURCES).map((id) => sourceLine(report.sources[id]))}`)}
${part('What to change', html`<ol>${item.steps.map((step) => html`<li>${step}</li>`)}</ol>${item.copyExamples.map(swap)}`)}
${part('Expected impact', html`<p>${item.impact.text}</p>`)}
</article>`;
}

function costOf({ findings }: ConversionReport, { checks }: Recommendation): number {
  return findings.filter(({ check }) => checks.includes(check)).reduce((sum, { points }) => sum + points, 0);
}

function part(title: string, content: Markup): Markup {
  return html`<div class="part"><h4>${title}</h4><div>${content}</div></div>`;
}

function swap({ before, after }: Recommendation['copyExamples'][number]): Markup {
  return html`<div class="swap">${before !== null && html`<div><b>Now, ${before.length} characters</b><p>${before}</p></div>`}<div><b>Better, ${after.length} characters</b><p>${placeholders(after)}</p></div></div>`;
}

/** Sets apart what the reader has to fill in. */
function placeholders(text: string): Markup[] {
  return text
    .split(/(\[[^\]]+\])/)
    .map((piece) => (piece.startsWith('[') ? html`<span class="slot">${piece}</span>` : html`${piece}`));
}

function sourceLine(source: Source | undefined): Markup | null {
  if (!source) return null;
  const label = `${source.publisher}${source.year === null ? '' : `, ${source.year}`}`;
  const target = linkTarget(source.url);
  const contradicted = source.contradictedBy.length > 0 && ' Other studies contradict it.';
  return html`<p class="note">${source.claim} ${target ? html`<a href="${target}" rel="noreferrer">${label}</a>` : label} (${source.population}).${contradicted}</p>`;
}
