import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import { bandFor, gradeFor } from '@liftmark/contract/grade';
import { pageTypeWords } from '@liftmark/contract/page-types';
import type { ConversionReport } from '@liftmark/contract/report';
import {
  lettersWords,
  oldRubricWords,
  rangeWithoutLetter,
  rangeWords,
  spanWords,
} from '@liftmark/contract/score-words';
import { BAND_WORDS, bandWords } from '../labels.ts';
import { html, linkTarget, type Markup } from './markup.ts';
import { standingFigure } from './standing.ts';

/** Length of the dial's arc, in its own units. */
const ARC = 100;

export function summarySection(report: ConversionReport): Markup {
  const { title, finalUrl, summary, warnings, standing, overall } = report;
  const notes = [rangeWords(report), oldRubricWords(report)];
  return html`<header class="head">
<p class="brand">Liftmark</p>
<h1>${title}</h1>
<p class="note"><a href="${linkTarget(finalUrl) ?? '#'}" rel="noreferrer">${finalUrl}</a></p>
</header>
<section class="summary" aria-label="Verdict">
${dial(report)}
<div>
<p class="verdict">${summary}</p>
${notes.map((note) => note !== null && html`<p>${note}</p>`)}
${standing != null && overall.percent !== null && standingFigure(standing, overall.percent, overall.uncapped ?? null)}
${facts(report)}
${warnings.map((warning) => html`<p class="warning">${warning}</p>`)}
</div>
</section>`;
}

function dial({ overall, mode }: ConversionReport): Markup {
  const { percent, grade } = overall;
  if (percent === null) return html`<p class="dial none">Not enough could be measured for a score.</p>`;
  if (grade === null) return openDial(overall, percent);
  const band = bandFor(percent);
  return html`<div class="dial" data-band="${band}">
<svg viewBox="0 0 120 120" role="img" aria-label="Liftmark Score ${percent} of 100, grade ${grade}, ${bandWords(percent, mode)}">
<circle class="track" cx="60" cy="60" r="52" pathLength="${ARC}"/>
<circle class="value" cx="60" cy="60" r="52" pathLength="${ARC}" stroke-dasharray="${percent} ${ARC}" transform="rotate(-90 60 60)"/>
<text x="60" y="66" class="number">${percent}</text>
<text x="60" y="86" class="letter">${grade}</text>
</svg>
<p class="band">${bandWords(percent, mode)}</p>
</div>`;
}

/** Without a letter no band either: neither is certain. The ring shows how far the score may lie. */
function openDial(overall: ConversionReport['overall'], percent: number): Markup {
  const range = rangeWithoutLetter(overall) ?? { low: percent, high: percent };
  return html`<div class="dial">
<svg viewBox="0 0 120 120" role="img" aria-label="Liftmark Score ${percent} of 100, between ${range.low} and ${range.high}">
<circle class="track" cx="60" cy="60" r="52" pathLength="${ARC}"/>
<circle class="value" cx="60" cy="60" r="52" pathLength="${ARC}" stroke-dasharray="${Math.max(1, range.high - range.low)} ${ARC}" stroke-dashoffset="${-range.low}" transform="rotate(-90 60 60)"/>
<text x="60" y="66" class="number">${percent}</text>
<text x="60" y="86" class="letter">${spanWords(range)}</text>
</svg>
<p class="band">${lettersWords(range)}</p>
</div>`;
}

function facts({ capturedAt, mode, coverage, pageType, screenshots }: ConversionReport): Markup {
  const devices =
    mode === 'static'
      ? 'HTML alone, without a browser'
      : screenshots.desktop && screenshots.mobile
        ? 'Desktop and phone'
        : screenshots.desktop
          ? 'Desktop'
          : 'Phone';
  const rows: [string, string][] = [
    ['Captured', `${capturedAt.slice(0, 10)}, ${capturedAt.slice(11, 16)} UTC`],
    ['Seen on', devices],
    ['Measured', `${coverage.measured} of ${coverage.measured + coverage.notMeasured} checks`],
    ['Page type', pageTypeWords(pageType)],
  ];
  return html`<dl class="facts">${rows.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`;
}

export function categoriesSection(report: ConversionReport): Markup {
  return html`<section aria-labelledby="categories-title">
<h2 id="categories-title">Six categories</h2>
<ul class="legend"><li data-band="90">90+ Excellent</li><li data-band="80">80+ Strong</li><li data-band="70">70+ Good</li><li data-band="60">60+ Fair</li><li data-band="0">Below 60 Weak</li></ul>
${CATEGORIES.map((category) => categoryRow(CATEGORY_LABELS[category], report.scores[category] ?? null, report.categoryInsights[category]))}
${report.pageTypeInsights.length > 0 && html`<h3>What visitors of such a page ask</h3><ul class="plain">${report.pageTypeInsights.map((line) => html`<li>${line}</li>`)}</ul>`}
</section>`;
}

function categoryRow(label: string, score: number | null, insight: string): Markup {
  if (score === null) {
    return html`<article class="category"><h3>${label}</h3><p class="score note">Not enough to measure</p><p>${insight}</p></article>`;
  }
  return html`<article class="category" data-band="${bandFor(score)}"><h3>${label}</h3>
<p class="score"><b>${score}</b> ${gradeFor(score)} <span class="note">${BAND_WORDS[bandFor(score)]}</span></p>
<div class="bar" aria-hidden="true"><i style="width:${Math.max(5, score)}%"></i></div>
<p>${insight}</p></article>`;
}
