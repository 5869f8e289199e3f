import { SUGGESTIONS, suggestedWords, suggestionLines } from '@liftmark/contract/suggestion-words';
import type { Suggestion } from '@liftmark/contract/suggestions';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { block, heading, list, text } from './elements.ts';
import { printableUpTo } from './printable.ts';
import { styles } from './theme.ts';

/** What a language model suggests besides what the report says. */
export function drawSuggestions(suggestions: readonly Suggestion[] = []): ReactNode[] {
  if (suggestions.length === 0) return [];
  return [
    heading(SUGGESTIONS.title),
    text(SUGGESTIONS.lead, styles.soft),
    ...suggestions.map((suggestion) =>
      block(
        styles.card,
        h(Text, { style: styles.small }, suggestedWords(suggestion)),
        text(suggestion.title, styles.subheading),
        ...suggestionLines(suggestion).flatMap(({ name, text: said }) => [
          name !== null && h(Text, { style: styles.label }, printableUpTo(name, 60)),
          text(said),
        ]),
        list(suggestion.steps),
      ),
    ),
  ];
}
