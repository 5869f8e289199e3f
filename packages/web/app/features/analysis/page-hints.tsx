import { AUDIENCES, PAGE_GOALS, type PageHints, TRAFFIC_SOURCES } from '@liftmark/contract/analysis';
import { PAGE_TYPE_LABELS, PAGE_TYPES } from '@liftmark/contract/page-types';
import { REPORT_LANGUAGES, reportLanguageSchema } from '@liftmark/contract/report-language';
import { useFormContext } from 'react-hook-form';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field, Select, TextArea } from '../../ui/field.tsx';
import { AUDIENCE_LABELS, PAGE_GOAL_LABELS, TRAFFIC_SOURCE_LABELS } from './labels.ts';
import { SearchOffers } from './search-offers.tsx';

type ChoiceName = Exclude<keyof PageHints, 'message'>;

const ALL = ['pageType', 'pageGoal', 'audience', 'trafficSource', 'reportLanguage'] as const;
const LANGUAGES = reportLanguageSchema.options;

interface PageHintsPartProps {
  hints?: readonly ChoiceName[];
  /** Whether to ask for the ad, email or search text that brings visitors. */
  hasMessage?: boolean;
  isOpen?: boolean;
}

/** The folded part of a form, for details that Liftmark would otherwise detect. */
export function PageHintsPart({ hints = ALL, hasMessage = false, isOpen = false }: PageHintsPartProps) {
  const choices = {
    pageType: <Choice name="pageType" label="Page type" options={PAGE_TYPES} labels={PAGE_TYPE_LABELS} />,
    pageGoal: <Choice name="pageGoal" label="Page goal" options={PAGE_GOALS} labels={PAGE_GOAL_LABELS} />,
    audience: <Choice name="audience" label="Audience" options={AUDIENCES} labels={AUDIENCE_LABELS} />,
    trafficSource: (
      <Choice
        name="trafficSource"
        label="Traffic source"
        options={TRAFFIC_SOURCES}
        labels={TRAFFIC_SOURCE_LABELS}
        unknown="Unknown"
      />
    ),
    reportLanguage: (
      <Choice
        name="reportLanguage"
        label="Report language"
        options={LANGUAGES}
        labels={REPORT_LANGUAGES}
        unknown="Your account’s or browser’s"
      />
    ),
  };
  return (
    <Disclosure
      open={isOpen}
      title={<span className="font-medium text-ink text-ui">Add details about the page</span>}
    >
      <p className="mb-4 text-ui">
        Liftmark detects whatever you leave out. Your choices decide which checks apply.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {hints.map((hint) => (
          <div key={hint}>{choices[hint]}</div>
        ))}
      </div>
      {hasMessage && <MessageField />}
    </Disclosure>
  );
}

function MessageField() {
  const {
    register,
    setValue,
    formState: { errors },
  } = useFormContext<PageHints>();
  const field = register('message', {
    setValueAs: (value: string | undefined) => (value?.trim() ? value : undefined),
  });
  return (
    <>
      <Field
        className="mt-4"
        label="Ad, email or search text (optional)"
        error={errors.message?.message}
        hint="Paste the text that brings visitors to the page, up to 500 characters. The report shows whether the page delivers what that text promises. The score doesn’t change."
      >
        {(control) => <TextArea {...control} {...field} rows={3} />}
      </Field>
      <SearchOffers
        onChoose={(query) => setValue('message', query, { shouldValidate: true, shouldDirty: true })}
      />
    </>
  );
}

interface ChoiceProps<Option extends string> {
  name: ChoiceName;
  label: string;
  options: readonly Option[];
  labels: Record<Option, string>;
  /** Stands for "not chosen". */
  unknown?: string;
}

function Choice<Option extends string>({
  name,
  label,
  options,
  labels,
  unknown = 'Detect',
}: ChoiceProps<Option>) {
  const { register } = useFormContext<PageHints>();
  const field = register(name, { setValueAs: (value: string) => (value === '' ? undefined : value) });
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} {...field} defaultValue="">
          <option value="">{unknown}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {labels[option]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
