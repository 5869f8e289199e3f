import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import { EFFORT_WORDS } from '@liftmark/contract/effort-words';
import { impactWords } from '@liftmark/contract/impact-words';
import { byPlace, housekeepingWords, PLACE_HEADINGS } from '@liftmark/contract/places';
import { QUESTION_LABELS } from '@liftmark/contract/questions';
import type { ConversionReport, Recommendation, Source } from '@liftmark/contract/report';
import { rewriteNote } from '@liftmark/contract/rewrites';
import { modelNotes, titleWithAuthor } from '@liftmark/contract/suggestion-words';
import { TOGETHER, triedWords } from '@liftmark/contract/trials';
import {
  biggestGainWords,
  effortAndWorth,
  togetherWords,
  whyFirstWords,
} from '@liftmark/contract/worth-words';
import type { SmallPair } from '../../trials/small-pictures.ts';
import { TYPE_LABELS } from '../labels.ts';
import { html, linkTarget, type Markup } from './markup.ts';
import { crop, type PagePictures } from './page-pictures.ts';
import { text } from './text.ts';
import { trialPictures } from './trial-pictures.ts';

const words = text.changes;

const MAX_SOURCES = 2;

/** What matters most, for readers who stop here: what visitors run into, or else the first three changes. */
export function topChanges(report: ConversionReport, pairs: readonly SmallPair[]): Markup | null {
  const { first, also, housekeeping } = byPlace(report.recommendations);
  if (first.length > 0) return firstProblems(report, first, pairs);
  const top = [...also, ...housekeeping].slice(0, 3);
  if (top.length === 0) return null;
  return html`<section class="three" aria-labelledby="top-title">
<h2 id="top-title">${words.top}</h2>
<ol>${top.map((item, index) => html`<li><a href="#change-${index + 1}">${item.title}</a><p class="note">${[TYPE_LABELS[item.type], effortAndWorth(item, report), ...modelNotes(item)].join(' · ')}</p></li>`)}</ol>
</section>`;
}

/** Each problem with the question that it leaves open, why it comes first, its fix, and what that is worth. */
function firstProblems(
  report: ConversionReport,
  first: readonly Recommendation[],
  pairs: readonly SmallPair[],
): Markup {
  const together = togetherWords(report) ?? triedWords(report, { id: TOGETHER });
  const gain = biggestGainWords(report);
  return html`<section class="five" aria-labelledby="top-title">
<h2 id="top-title">${PLACE_HEADINGS.first}</h2>${together !== null && html`<p class="note">${together}</p>`}${trialPictures(pairs, TOGETHER)}
<ol>${first.map(
    (
      item,
      index,
    ) => html`<li><a class="pin" href="#change-${index + 1}" aria-label="${words.details({ number: index + 1 })}">${index + 1}</a>
<div>${item.question != null && html`<p class="note">${QUESTION_LABELS[item.question]}</p>`}<h3>${item.title}</h3>
<p>${item.observed}</p>${notes(item)}${why(item)}</div>
<div>${item.steps[0] !== undefined && html`<p class="fix">${item.steps[0]}</p>`}<p class="note">${effortAndWorth(item, report)}</p>${tried(report, item)}${trialPictures(pairs, item.id)}</div></li>`,
  )}</ol>
${gain !== null && html`<p class="note">${gain}</p>`}
</section>`;
}

/** What became of its fix on the page. */
function tried(report: ConversionReport, item: Recommendation): Markup | null {
  const said = triedWords(report, item);
  return said === null ? null : html`<p class="note">${said}</p>`;
}

/** Every recommendation in full, numbered as on the pictures; housekeeping is folded to one line each. */
export function changesSection(report: ConversionReport, pictures: PagePictures): Markup {
  const { recommendations } = report;
  const { first, also, housekeeping } = byPlace(recommendations);
  const entry = (item: Recommendation) => change(report, pictures, item, recommendations.indexOf(item) + 1);
  return html`<div>
<h2 id="changes-title">${words.heading}</h2>
<p class="note">${orderWords(recommendations)}</p>
${first.map(entry)}
${first.length > 0 && also.length > 0 && html`<h3 class="place">${PLACE_HEADINGS.also}</h3>`}
${also.map(entry)}
${
  housekeeping.length > 0 &&
  html`<details class="group housekeeping"><summary>${housekeepingWords(housekeeping)}</summary>
${housekeeping.map((item) => smallFix(report, pictures, item, recommendations.indexOf(item) + 1))}
</details>`
}
</div>`;
}

function orderWords(recommendations: readonly Recommendation[]): string {
  if (recommendations.length === 0) return words.none;
  return recommendations.some(({ place }) => place !== undefined) ? words.order : words.orderByEffort;
}

function change(
  report: ConversionReport,
  pictures: PagePictures,
  item: Recommendation,
  number: number,
): Markup {
  return html`<article class="change" id="change-${number}">
<header>${pin(item, number)}<div><h3>${item.title}</h3>
<p class="note"><b class="type ${item.type}">${TYPE_LABELS[item.type]}</b> ${[CATEGORY_LABELS[item.category], effortAndWorth(item, report)].join(' · ')}</p>${tried(report, item)}${notes(item)}</div></header>
${partsOf(report, pictures, item)}
</article>`;
}

function smallFix(
  report: ConversionReport,
  pictures: PagePictures,
  item: Recommendation,
  number: number,
): Markup {
  return html`<details class="fix-line" id="change-${number}"><summary><span>${number}</span> ${titleWithAuthor(item)} <span class="note">${EFFORT_WORDS[item.effort]}</span></summary>
<div class="change">${notes(item)}${partsOf(report, pictures, item)}</div></details>`;
}

function partsOf(report: ConversionReport, pictures: PagePictures, item: Recommendation): Markup {
  return html`${part(words.observed, html`<p>${item.observed}</p>${crop(report, pictures, item.evidence[0])}`)}
${part(words.why, html`<p>${item.why}</p>${item.sources.slice(0, MAX_SOURCES).map((id) => sourceLine(report.sources[id]))}`)}
${part(words.steps, html`<ol>${item.steps.map((step) => html`<li>${step}</li>`)}</ol>${item.copyExamples.map(swap)}`)}
${part(words.impact, html`<p>${impactWords(item, report.recommendations)}</p>`)}`;
}

/** What a language model had to do with it. */
function notes(item: Recommendation): Markup[] {
  return modelNotes(item).map((words) => html`<p class="note">${words}</p>`);
}

function why(item: Recommendation): Markup | null {
  const words = whyFirstWords(item);
  return words === null ? null : html`<p class="note">${words}</p>`;
}

/** Links to the frame on the picture, if there is one. */
function pin({ evidence }: Recommendation, number: number): Markup {
  const boxes = evidence[0]?.boxes;
  const device = boxes?.desktop ? 'desktop' : 'mobile';
  return boxes?.[device]
    ? html`<a class="pin" href="#at-${device}-${number}" aria-label="${words.show({ number })}">${number}</a>`
    : html`<span class="pin">${number}</span>`;
}

function part(title: string, content: Markup): Markup {
  return html`<div class="part"><h4>${title}</h4><div>${content}</div></div>`;
}

function swap({ before, after, ...example }: Recommendation['copyExamples'][number]): Markup {
  const note = rewriteNote(example);
  return html`<div class="swap">${before !== null && html`<div><b>${words.now({ characters: before.length })}</b><p>${before}</p></div>`}<div><b>${words.better({ characters: after.length })}</b><p>${placeholders(after)}</p>${note !== '' && html`<p>${note}</p>`}</div></div>`;
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
