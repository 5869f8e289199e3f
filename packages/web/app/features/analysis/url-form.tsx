import { zodResolver } from '@hookform/resolvers/zod';
import {
  type AnalyzeUrlRequest,
  AUDIENCES,
  analyzeUrlRequestSchema,
  normalizeTypedUrl,
  PAGE_GOALS,
  TRAFFIC_SOURCES,
} from '@liftmark/contract/analysis';
import { PAGE_TYPE_LABELS, PAGE_TYPES } from '@liftmark/contract/page-types';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field, Input, Select } from '../../ui/field.tsx';
import { AUDIENCE_LABELS, PAGE_GOAL_LABELS, TRAFFIC_SOURCE_LABELS } from './labels.ts';

interface UrlFormProps {
  /** From the address bar; fills the box. */
  initialUrl: string;
  isPending: boolean;
  onSubmit: (input: AnalyzeUrlRequest) => void;
}

/** An empty choice means that Liftmark finds out by itself. */
const optional = (value: string): string | undefined => (value === '' ? undefined : value);

export function UrlForm({ initialUrl, isPending, onSubmit }: UrlFormProps) {
  const { register, handleSubmit, setValue, getValues, formState } = useForm<AnalyzeUrlRequest>({
    resolver: zodResolver(analyzeUrlRequestSchema),
    defaultValues: { url: '' },
  });

  useEffect(() => {
    // What was typed elsewhere and can't be analyzed says so at once, in place of a form that does nothing.
    if (initialUrl !== '') setValue('url', normalizeTypedUrl(initialUrl), { shouldValidate: true });
  }, [initialUrl, setValue]);

  const url = register('url', {
    onChange: (event: { target: HTMLInputElement; nativeEvent?: InputEvent }) => {
      // Deleting stays free: a scheme that came back under the cursor could never be removed.
      const isDeleting = event.nativeEvent?.inputType?.startsWith('delete') ?? false;
      const normal = normalizeTypedUrl(event.target.value);
      if (!isDeleting && normal !== event.target.value) setValue('url', normal);
    },
    onBlur: () => setValue('url', normalizeTypedUrl(getValues('url'))),
  });

  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="grid max-w-184 content-start gap-5">
      <Field label="The page to analyze" error={formState.errors.url?.message}>
        {(control) => (
          <Input
            {...control}
            {...url}
            type="text"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://your-shop.com/product"
            size="large"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" look="primary" size="large" disabled={isPending}>
          {isPending ? 'Analyzing...' : 'Analyze this page'}
        </Button>
        <p className="note">A page that cannot be read costs nothing and is never graded.</p>
      </div>
      <Disclosure title={<span className="font-medium text-ink text-ui">Tell more about the page</span>}>
        <p className="mb-4 text-ui">
          Left alone, Liftmark finds out by itself. What you choose here decides which checks apply.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Page type">
            {(control) => (
              <Select {...control} {...register('pageType', { setValueAs: optional })} defaultValue="">
                <option value="">Find out</option>
                {PAGE_TYPES.map((type) => (
                  <option key={type} value={type}>
                    {PAGE_TYPE_LABELS[type]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Goal of the page">
            {(control) => (
              <Select {...control} {...register('pageGoal', { setValueAs: optional })} defaultValue="">
                <option value="">Find out</option>
                {PAGE_GOALS.map((goal) => (
                  <option key={goal} value={goal}>
                    {PAGE_GOAL_LABELS[goal]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Audience">
            {(control) => (
              <Select {...control} {...register('audience', { setValueAs: optional })} defaultValue="">
                <option value="">Find out</option>
                {AUDIENCES.map((audience) => (
                  <option key={audience} value={audience}>
                    {AUDIENCE_LABELS[audience]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Where visitors come from">
            {(control) => (
              <Select {...control} {...register('trafficSource', { setValueAs: optional })} defaultValue="">
                <option value="">Not known</option>
                {TRAFFIC_SOURCES.map((source) => (
                  <option key={source} value={source}>
                    {TRAFFIC_SOURCE_LABELS[source]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </Disclosure>
    </form>
  );
}
