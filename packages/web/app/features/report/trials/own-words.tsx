import { isOpenRun } from '@liftmark/contract/report-trials';
import { ownWordsSchema, WORDED_PARTS, type OwnWords as Words } from '@liftmark/contract/trials';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { failureWords } from '../../../ui/failure-words.ts';
import { Field, Input, Select } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { worded } from '../../../ui/report-language.tsx';
import { Running } from './running.tsx';
import { text } from './text.ts';
import { TrialResult } from './trial-result.tsx';
import { useOpenPage } from './use-open-page.ts';
import type { Trials } from './use-trials.ts';

/** Lets the owner see other words on the page, with their checks. */
export const OwnWords = worded(function OwnWords({ reportId, trials }: { reportId: string; trials: Trials }) {
  const { ask, cancel, isBusy, state } = trials;
  const keepOpen = useOpenPage(reportId);
  const [words, setWords] = useState<Words>({ part: 'headline', text: '' });
  const [refused, setRefused] = useState<string>();
  if (ask === null) return null;
  const runs = state?.runs.filter(({ kind }) => kind === 'words') ?? [];
  const [run] = runs;
  // What was tried before stays in view while the next words are tried.
  const tried = run && !isOpenRun(run) ? run.trial : runs.find(({ trial }) => trial !== null)?.trial;
  const isSpent = state?.left === 0;
  const problem = trials.refused && 'part' in trials.refused.request ? trials.refused.problem : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = ownWordsSchema.safeParse(words);
    const { empty, refused } = text.words;
    setRefused(parsed.success ? undefined : words.text.trim() === '' ? empty : refused);
    if (parsed.success) ask(parsed.data);
  };
  return (
    <section aria-labelledby="own-words" className="border-line border-t py-6 print:hidden">
      <h3 id="own-words" className="title-4">
        {text.words.title}
      </h3>
      <p className="note">{text.words.intro}</p>
      <form
        onSubmit={submit}
        onFocus={keepOpen}
        noValidate
        className="mt-3 grid gap-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
      >
        <Field label={text.words.part}>
          {(control) => (
            <Select
              {...control}
              value={words.part}
              onChange={({ currentTarget }) =>
                setWords({ ...words, part: currentTarget.value as Words['part'] })
              }
            >
              {WORDED_PARTS.map((part) => (
                <option key={part} value={part}>
                  {text.words.parts[part]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text.words.text} error={refused}>
          {(control) => (
            <Input
              {...control}
              value={words.text}
              onChange={({ currentTarget }) => {
                keepOpen();
                setWords({ ...words, text: currentTarget.value });
              }}
            />
          )}
        </Field>
        <Button type="submit" className="sm:mt-[1.65rem] sm:self-start" disabled={isBusy || isSpent}>
          {text.words.submit}
        </Button>
      </form>
      <div className="mt-3 grid max-w-[40rem] gap-3">
        <FormProblem>{problem ? failureWords(problem) : null}</FormProblem>
        {isSpent ? (
          <p className="note">{text.spent}</p>
        ) : (
          state?.page && (
            <p role="status" className="note">
              {text.words.page[state.page]}
            </p>
          )
        )}
        {run && <Running run={run} onCancel={cancel} />}
        {tried && <TrialResult reportId={reportId} title={tried.patch.summary} trial={tried} isNamed />}
        {state?.left != null && !isSpent && <p className="note tabular">{text.words.left(state.left)}</p>}
      </div>
    </section>
  );
});
