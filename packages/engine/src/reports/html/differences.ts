import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { CompetitorReport } from '@liftmark/contract/competitor';
import type { ConversionReport } from '@liftmark/contract/report';
import { SUGGESTIONS, suggestedWords, suggestionLines } from '@liftmark/contract/suggestion-words';
import type { Suggestion } from '@liftmark/contract/suggestions';
import { placesOf } from '../counterpart.ts';
import { html, type Markup } from './markup.ts';
import { crop, type PagePictures } from './page-pictures.ts';
import { text } from './text.ts';

const words = text.differences;

/** A page with its pictures, under the name of their custom properties. */
export interface PicturedPage {
  report: ConversionReport;
  pictures: PagePictures;
  property: string;
}

/** A comparison with the pages that it is about, the competitors in its order. */
export interface PicturedComparison {
  comparison: CompetitorReport;
  competitors: readonly PicturedPage[];
}

/** What both pages show and do differently, side by side. */
export function differencesSection(
  primary: PicturedPage,
  { comparison, competitors }: PicturedComparison,
): Markup {
  const { summary, differences = [] } = comparison.insights;
  return html`<section class="differences" aria-labelledby="differences-title">
<h2 id="differences-title">${words.heading}</h2>
<p>${summary}</p>
<ol>${differences.map(({ check, name, title, category, yours, theirs, takeOver, lead }) => {
    const rival = competitors[comparison.competitors.findIndex((each) => each.title === name)];
    return html`<li><h3>${title}</h3><p class="note">${CATEGORY_LABELS[category]}</p>
<div class="sides">${side(words.yours, yours, primary, check)}${side(name, theirs, rival, check)}</div>
${lead === 'yours' ? html`<p>${words.keep}</p>` : takeOver !== null && html`<p class="fix">${takeOver}</p>`}</li>`;
  })}</ol>
${suggestionList(comparison.suggestions)}</section>`;
}

/** What a language model would take over from the other pages. */
function suggestionList(suggestions: readonly Suggestion[] = []): Markup | null {
  if (suggestions.length === 0) return null;
  return html`<h2>${SUGGESTIONS.title}</h2>
<p class="note">${SUGGESTIONS.lead}</p>
<ol>${suggestions.map(
    (suggestion) => html`<li><h3>${suggestion.title}</h3><p class="note">${suggestedWords(suggestion)}</p>
${suggestionLines(suggestion).map(({ name, text: said }) => html`<p>${name === null ? said : `${name}: ${said}`}</p>`)}
<ul class="fix">${suggestion.steps.map((step) => html`<li>${step}</li>`)}</ul></li>`,
  )}</ol>
`;
}

function side(name: string, said: string, page: PicturedPage | undefined, check: string): Markup {
  const evidence = page ? placesOf(check, page.report) : [];
  const place = evidence.find(({ boxes }) => boxes.desktop !== null) ?? evidence[0];
  return html`<div><h4>${name}</h4>${page ? crop(page.report, page.pictures, place, page.property) : null}<p>${said}</p></div>`;
}
