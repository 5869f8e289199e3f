import {
  type GivenLinks as Given,
  type LinkedPage,
  missingLinks,
  refusedLinks,
} from '@liftmark/contract/given-links';
import type { Recommendation } from '@liftmark/contract/report';
import type { ConversionView } from '@liftmark/contract/report-view';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { failureWords } from '../../../ui/failure-words.ts';
import { Field, Input } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { worded } from '../../../ui/report-language.tsx';
import { text } from './text.ts';
import type { Trials } from './use-trials.ts';

interface GivenLinksProps {
  report: ConversionView;
  recommendation: Recommendation;
  trials: Trials;
}

/** Whether the owner can add links that the page misses. */
export function asksForLinks({
  report: { analysisResults },
  recommendation,
  trials,
}: GivenLinksProps): boolean {
  const { mode, facts } = analysisResults;
  return trials.ask !== null && mode === 'rendered' && missingLinks(recommendation, facts).length > 0;
}

/** Asks for the addresses of pages that the page doesn't link to, which only its owner knows. */
export const GivenLinks = worded(function GivenLinks({ report, recommendation, trials }: GivenLinksProps) {
  const { ask, isBusy, refused, state } = trials;
  const { finalUrl, facts } = report.analysisResults;
  const pages = missingLinks(recommendation, facts);
  const [given, setGiven] = useState<Given>({});
  const [problem, setProblem] = useState<{ page: LinkedPage | undefined; words: string }>();
  if (ask === null) return null;
  const { id } = recommendation;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const links: Given = Object.fromEntries(
      Object.entries(given).filter(([, address]) => address.trim() !== ''),
    );
    const [wrong] = refusedLinks(links, finalUrl);
    const isEmpty = Object.keys(links).length === 0;
    if (isEmpty) setProblem({ page: pages[0], words: text.links.empty });
    else if (wrong !== undefined) setProblem({ page: wrong, words: text.links.refused });
    else {
      setProblem(undefined);
      ask({ recommendation: id, links });
    }
  };
  const isRefused = refused !== null && 'links' in refused.request && refused.request.recommendation === id;
  return (
    <form onSubmit={submit} noValidate className="grid w-full max-w-[32rem] gap-3 print:hidden">
      <p className="note">{text.links.intro}</p>
      {pages.map((page) => (
        <Field
          key={page}
          label={text.links.pages[page]}
          error={problem?.page === page ? problem.words : undefined}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={`/${page}`}
              value={given[page] ?? ''}
              onChange={({ currentTarget }) => setGiven({ ...given, [page]: currentTarget.value })}
            />
          )}
        </Field>
      ))}
      <FormProblem>{isRefused ? failureWords(refused.problem) : null}</FormProblem>
      {state?.left === 0 ? (
        <p className="note">{text.spent}</p>
      ) : (
        <Button type="submit" look="quiet" className="justify-self-start" disabled={isBusy}>
          {text.links.submit}
        </Button>
      )}
    </form>
  );
});
