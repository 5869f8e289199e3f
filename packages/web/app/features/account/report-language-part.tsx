import type { User } from '@liftmark/contract/auth';
import { REPORT_LANGUAGES, reportLanguageSchema } from '@liftmark/contract/report-language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceFor } from '../../client/api-error.ts';
import { userQuery } from '../../client/user-query.ts';
import { Field, Select } from '../../ui/field.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { toast } from '../../ui/toast.tsx';
import { saveReportLanguage } from './account-calls.ts';

/** The language of new reports. */
export function ReportLanguagePart({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: saveReportLanguage,
    onSuccess: (changed) => {
      queryClient.setQueryData(userQuery.queryKey, changed);
      toast({ title: 'Language Saved', description: 'Your next reports will be in this language.' });
    },
    onError: (error) => toast({ title: 'Error', description: sentenceFor(error), look: 'destructive' }),
  });
  const choose = (value: string): void => {
    const { data = null } = reportLanguageSchema.safeParse(value);
    mutate({ reportLanguage: data });
  };
  return (
    <Part
      id="report-language"
      title="Report language"
      lead="The language of new reports, their PDFs and their emails. You can choose another one for each analysis."
    >
      <Field label="Language" className="max-w-80">
        {(control) => (
          <Select
            {...control}
            value={user.reportLanguage ?? ''}
            disabled={isPending}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <option value="">Your browser’s language</option>
            {Object.entries(REPORT_LANGUAGES).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Part>
  );
}
