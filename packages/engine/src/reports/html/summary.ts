import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import { bandFor, gradeFor } from '@liftmark/contract/grade';
import { pageTypeWords } from '@liftmark/contract/page-types';
import type { ConversionReport } from '@liftmark/contract/report';
import { fallInShort, isCeilingStep, lossWords } from '@liftmark/contract/score-fall';
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
import { text } from './text.ts';

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
<section class="summary" aria-label="${text.summary.label}">
${dial(report)}
<div>
<p class="verdict">${summary}</p>
${notes.map((note) => note !== null && html`<p>${note}</p>`)}
${fall(report)}
${standing != null && standingFigure(standing, overall)}
${facts(report)}
${warnings.map((warning) => html`<p class="warning">${warning}</p>`)}
</div>
</section>`;
}

/** What took the points, beside the score; null where none were lost or there is no score. */
function fall(report: ConversionReport): Markup | null {
  const { percent } = report.overall;
  const steps = fallInShort(report);
  if (percent === null || steps.length === 0) return null;
  return html`<table class="fall"><caption>${text.summary.fall({ percent })}</caption>
<tbody>${steps.map((step) => html`<tr class="${isCeilingStep(step) ? 'held' : ''}"><td>${step.label}</td><td class="figure">${lossWords(step.lost)}</td></tr>`)}</tbody>
<tfoot><tr><th scope="row"><a href="#scoring-title">${text.scoring.why({ percent })}</a></th><td class="figure">${percent}</td></tr></tfoot></table>`;
}

function dial({ overall, mode }: ConversionReport): Markup {
  const { percent, grade } = overall;
  if (percent === null) return html`<p class="dial none">${text.summary.noScore}</p>`;
  if (grade === null) return openDial(overall, percent);
  const band = bandWords(percent, mode);
  return html`<div class="dial" data-band="${bandFor(percent)}">
<svg viewBox="0 0 120 120" role="img" aria-label="${text.summary.dial({ percent, grade, band })}">
<circle class="track" cx="60" cy="60" r="52" pathLength="${ARC}"/>
<circle class="value" cx="60" cy="60" r="52" pathLength="${ARC}" stroke-dasharray="${percent} ${ARC}" transform="rotate(-90 60 60)"/>
<text x="60" y="66" class="number">${percent}</text>
<text x="60" y="86" class="letter">${grade}</text>
</svg>
<p class="band">${band}</p>
</div>`;
}

/** Without a grade there is no band either: neither is certain. The ring shows the range of the score. */
function openDial(overall: ConversionReport['overall'], percent: number): Markup {
  const range = rangeWithoutLetter(overall) ?? { low: percent, high: percent };
  const { low, high } = range;
  return html`<div class="dial">
<svg viewBox="0 0 120 120" role="img" aria-label="${text.summary.openDial({ percent, low, high })}">
<circle class="track" cx="60" cy="60" r="52" pathLength="${ARC}"/>
<circle class="value" cx="60" cy="60" r="52" pathLength="${ARC}" stroke-dasharray="${Math.max(1, high - low)} ${ARC}" stroke-dashoffset="${-low}" transform="rotate(-90 60 60)"/>
<text x="60" y="66" class="number">${percent}</text>
<text x="60" y="86" class="letter">${spanWords(range)}</text>
</svg>
<p class="band">${lettersWords(range)}</p>
</div>`;
}

function facts(report: ConversionReport): Markup {
  const { mode, coverage, pageType, screenshots } = report;
  const { measured, notMeasured } = coverage;
  const words = text.summary;
  const devices =
    mode === 'static'
      ? words.devices.none
      : screenshots.desktop && screenshots.mobile
        ? words.devices.both
        : screenshots.desktop
          ? words.devices.desktop
          : words.devices.phone;
  const rows: [string, string][] = [
    [words.captured, timeOf(report)],
    [words.seenOn, devices],
    [words.measured, words.coverage({ measured, of: measured + notMeasured })],
    [words.pageType, pageTypeWords(pageType)],
  ];
  return html`<dl class="facts">${rows.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`;
}

export function timeOf({ capturedAt }: Pick<ConversionReport, 'capturedAt'>): string {
  return text.time({ date: capturedAt.slice(0, 10), time: capturedAt.slice(11, 16) });
}

const BANDS = [90, 80, 70, 60, 0] as const;

export function categoriesSection(report: ConversionReport): Markup {
  return html`<section aria-labelledby="categories-title">
<h2 id="categories-title">${text.categories.heading}</h2>
<ul class="legend">${BANDS.map((from) => html`<li data-band="${from}">${text.categories.band({ from, band: BAND_WORDS[from] })}</li>`)}</ul>
${CATEGORIES.map((category) => categoryRow(CATEGORY_LABELS[category], report.scores[category] ?? null, report.categoryInsights[category]))}
${report.pageTypeInsights.length > 0 && html`<h3>${text.categories.visitorQuestions}</h3><ul class="plain">${report.pageTypeInsights.map((line) => html`<li>${line}</li>`)}</ul>`}
</section>`;
}

function categoryRow(label: string, score: number | null, insight: string): Markup {
  if (score === null) {
    return html`<article class="category"><h3>${label}</h3><p class="score note">${text.categories.noScore}</p><p>${insight}</p></article>`;
  }
  return html`<article class="category" data-band="${bandFor(score)}"><h3>${label}</h3>
<p class="score"><b>${score}</b> ${gradeFor(score)} <span class="note">${BAND_WORDS[bandFor(score)]}</span></p>
<div class="bar" aria-hidden="true"><i style="width:${Math.max(5, score)}%"></i></div>
<p>${insight}</p></article>`;
}
