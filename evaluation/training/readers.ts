import type { PageSnapshot } from '@liftmark/engine/capture/snapshot';
import { actionChoices, headlineChoices } from '@liftmark/engine/facts/observe';
import type { Features } from '@liftmark/engine/facts/readers/choice';
import { saysTheSame } from '../corpus/facts.ts';
import { readingsOf } from '../corpus/measures.ts';
import type { ChoicePage, ChoicePriors } from './choice.ts';
import { readPages } from './pages.ts';

type ChosenFact = 'headline' | 'primaryAction';

/** What a fact could be on a page, in the words of the report. */
const CHOICES: Record<ChosenFact, (page: PageSnapshot) => { text: string; features: Features }[]> = {
  headline: headlineChoices,
  primaryAction: actionChoices,
};

/** Weights that order the candidates as a person would guess; 0 where only the pages can say which way. */
export const CHOICE_PRIORS: Record<ChosenFact, ChoicePriors> = {
  headline: {
    base: 0,
    weights: {
      h1: 1.4,
      'only h1': 0,
      h2: 0.7,
      'lower heading': 0.2,
      size: 6.3,
      'small text': -2.5,
      bold: 0.4,
      depth: -2.5,
      'below the fold': -1.5,
      'in the bar at the top': -2,
      header: -2.5,
      aside: -2,
      'first line': 0,
      'one word': -0.8,
      'many words': -1.5,
      'share of its words in the title': 0,
      'name of the site': -1,
      'quote or caption': -2.5,
      'title of a card': -3,
    },
  },
  primaryAction: {
    base: -1.8,
    weights: {
      'filled button': 2.6,
      'framed button': 1.6,
      'contrast of the fill': 1,
      picture: -2,
      'long label, above all of a link': -1,
      hero: 1.2,
      'header or bar': -1,
      footer: -3.3,
      layer: -3.8,
      'above the fold': 1.2,
      'screens down': -2,
      'near the headline': 1.2,
      'order, gift or booking': 1.8,
      'mention of an order, gift, booking or account': 0.8,
      'call to act': 1,
      'button without a call': -0.5,
      'link without a call': -2.5,
      'entry of a menu': -3,
      'name of a page': -6,
      'form of several fields': 1,
      'lone field, in the hero or below': 0.8,
      'number to call in the hero': 0,
      'mail address': -1,
      'leads to another site': 0,
      'said again': 1.2,
      'first filled button': 0.3,
      'follows a button': 0,
      'one of similar buttons': -12,
      'link of a card or directory': -12,
    },
  },
};

/** The dev pages with the candidates of a fact. */
export function choicePages(folder: string, fact: ChosenFact): ChoicePage[] {
  return [...readPages(folder)].flatMap(({ id, site, snapshot, labels }) => {
    const accepted = labels.flatMap((label) => readingsOf(label, fact));
    if (accepted.length === 0) return [];
    const candidates = CHOICES[fact](snapshot).map(({ text, features }) => ({
      features,
      isRight: accepted.some((reading) => saysTheSame(fact, reading, text)),
    }));
    return [{ id, site, candidates, mayBeNone: accepted.includes(null) }];
  });
}
