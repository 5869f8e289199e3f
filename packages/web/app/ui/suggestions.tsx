import { SUGGESTIONS, suggestedWords, suggestionLines } from '@liftmark/contract/suggestion-words';
import type { Suggestion } from '@liftmark/contract/suggestions';
import { worded } from './report-language.tsx';
import { MarginSection } from './section.tsx';

/** What a language model suggests besides what the report says; nothing where it suggests nothing. */
export const Suggestions = worded(function Suggestions({
  suggestions = [],
}: {
  suggestions?: readonly Suggestion[] | undefined;
}) {
  if (suggestions.length === 0) return null;
  return (
    <MarginSection id="suggestions" title={SUGGESTIONS.title} lead={<p>{SUGGESTIONS.lead}</p>}>
      <ol className="border-ink border-t">
        {suggestions.map((suggestion) => (
          <li
            key={suggestion.title}
            className="grid gap-3 border-line border-b py-6 print:break-inside-avoid"
          >
            <div className="grid gap-1">
              <h3 className="title-4 [overflow-wrap:anywhere]">{suggestion.title}</h3>
              <p className="text-ink-3 text-sm">{suggestedWords(suggestion)}</p>
            </div>
            {suggestionLines(suggestion).map(({ name, text }) => (
              <p key={text} className="text-ui [overflow-wrap:anywhere]">
                {name !== null && <span className="font-medium text-ink">{name}: </span>}
                {text}
              </p>
            ))}
            <ul className="grid list-disc gap-1 ps-5">
              {suggestion.steps.map((step) => (
                <li key={step} className="text-ink text-ui [overflow-wrap:anywhere]">
                  {step}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </MarginSection>
  );
});
