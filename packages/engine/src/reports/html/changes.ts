import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { ConversionReport, Recommendation, Source } from '@liftmark/contract/report';
import { EFFORT_LABELS, TYPE_LABELS } from '../labels.ts';
import { html, linkTarget, type Markup } from './markup.ts';
import { crop, type PagePictures } from './page-pictures.ts';
import { text } from './text.ts';

const words = text.changes;

const MAX_SOURCES = 2;

/** The three changes that matter most, for readers who stop here. */
export function topThree({ recommendations }: ConversionReport): Markup | null {
  if (recommendations.length === 0) return null;
  return html`<section class="three" aria-labelledby="three-title">
<h2 id="three-title">${words.top}</h2>
<ol>${recommendations.slice(0, 3).map((item, index) => html`<li><a href="#change-${index + 1}">${item.title}</a><p class="note">${TYPE_LABELS[item.type]} · ${EFFORT_LABELS[item.effort]}</p></li>`)}</ol>
</section>`;
}

/** Every recommendation in full, numbered as on the pictures. */
export function changesSection(report: ConversionReport, pictures: PagePictures): Markup {
  const { recommendations } = report;
  return html`<div>
<h2 id="changes-title">${words.heading}</h2>
<p class="note">${recommendations.length === 0 ? words.none : words.order}</p>
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
<header><a class="pin" href="#at-${device}-${number}" aria-label="${words.show({ number })}">${number}</a><div><h3>${item.title}</h3>
<p class="note"><b class="type ${item.type}">${TYPE_LABELS[item.type]}</b> ${CATEGORY_LABELS[item.category]} · ${EFFORT_LABELS[item.effort]} · ${words.points({ points: costOf(report, item).toFixed(1) })}</p></div></header>
${part(words.observed, html`<p>${item.observed}</p>${crop(report, pictures, item.evidence[0])}`)}
${part(words.why, html`<p>${item.why}</p>${item.sources.slice(0, MAX_SOURCES).map((id) => sourceLine(report.sources[id]))}`)}
${part(words.steps, html`<ol>${item.steps.map((step) => html`<li>${step}</li>`)}</ol>${item.copyExamples.map(swap)}`)}
${part(words.impact, html`<p>${item.impact.text}</p>`)}
</article>`;
}

function costOf({ findings }: ConversionReport, { checks }: Recommendation): number {
  return findings.filter(({ check }) => checks.includes(check)).reduce((sum, { points }) => sum + points, 0);
}

function part(title: string, content: Markup): Markup {
  return html`<div class="part"><h4>${title}</h4><div>${content}</div></div>`;
}

function swap({ before, after }: Recommendation['copyExamples'][number]): Markup {
  return html`<div class="swap">${before !== null && html`<div><b>${words.now({ characters: before.length })}</b><p>${before}</p></div>`}<div><b>${words.better({ characters: after.length })}</b><p>${placeholders(after)}</p></div></div>`;
}

/** Marks what the reader has to fill in. */
function placeholders(text: string): Markup[] {
  return text
    .split(/(\[[^\]]+\])/)
    .map((piece) => (piece.startsWith('[') ? html`<span class="slot">${piece}</span>` : html`${piece}`));
}

function sourceLine(source: Source | undefined): Markup | null {
  if (!source) return null;
  const label = `${source.publisher}${source.year === null ? '' : `, ${source.year}`}`;
  const target = linkTarget(source.url);
  const contradicted = source.contradictedBy.length > 0 && ` ${words.contradicted}`;
  return html`<p class="note">${source.claim} ${target ? html`<a href="${target}" rel="noreferrer">${label}</a>` : label} (${source.population}).${contradicted}</p>`;
}
