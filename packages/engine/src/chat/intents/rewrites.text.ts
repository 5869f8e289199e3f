import type { CopyPart } from '@liftmark/contract/rewrites';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './rewrites.text.de.ts';
import { text as es } from './rewrites.text.es.ts';
import { text as fr } from './rewrites.text.fr.ts';

/** Answers to “Write me three headlines” and what follows it. */
const english = {
  names: {
    headline: { one: 'headline', many: 'headlines' },
    subheadline: { one: 'line below the headline', many: 'lines below the headline' },
    action: { one: 'button label', many: 'button labels' },
    section: { one: 'way to write one section', many: 'ways to write one section' },
  } satisfies Record<CopyPart, { one: string; many: string }>,
  counts: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'],

  lead: ({ count, name, current }: { count: string; name: string; current: string | null }) =>
    current === null ? `${count} ${name}:` : `${count} ${name}, instead of ${current}:`,
  more: ({ count, name }: { count: string; name: string }) => `${count} more ${name}:`,
  shorter: ({ count, name }: { count: string; name: string }) => `${count} shorter ${name}:`,
  audience: ({ count, name, audience }: { count: string; name: string; audience: string }) =>
    `${count} ${name} for ${audience}:`,
  each: 'One for each part of the page that matters most:',

  source: 'Fill in what’s in brackets: I don’t invent facts.',
  sourceBlank:
    'Fill in what’s in brackets: the page doesn’t say it clearly in words I could use, and I don’t invent facts.',
  sourceWhole: 'Everything here is from the page’s own words.',
  audienceLanguage: ({ audience, language }: { audience: string; language: string }) =>
    `The page is in ${language}, so write “${audience}” the way its visitors would say it.`,
  why: ({ copy, reason }: { copy: string; reason: string }) => `${copy} ${reason}`,

  noMore: ({ name }: { name: string }) =>
    `I have no other ${name}: the page says nothing else that would make a good one. Add what’s special about your offer to the page, analyze it again, and I’ll have more to work with.`,
  noShorter: ({ name }: { name: string }) =>
    `I have no shorter ${name} from the page’s own words. This is the shortest so far:`,
  noTone: ({ name }: { name: string }) =>
    `I can’t change the tone without a language model: I only use the page’s own words. I can write more ${name}, shorter ones, or some for a certain audience (“for restaurants”).`,
  noTranslation: ({ language }: { language: string }) =>
    `I can’t translate without a language model. The page is in ${language}, so that’s the language I write in.`,
  none: ({ name }: { name: string }) =>
    `I have no better ${name} for this page: it already uses the usual words, or it doesn’t say enough to build on.`,
  elsewhere: ({ kind }: { kind: string }) =>
    `${kind} is from before reports kept better words. Analyze the page again, and I’ll write headlines, button labels and a section from its own words.`,
  kinds: { competitor: 'This comparison', swot: 'This SWOT report' },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
