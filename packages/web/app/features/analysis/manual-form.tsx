import { zodResolver } from '@hookform/resolvers/zod';
import { type AnalyzeManualRequest, analyzeManualRequestSchema } from '@liftmark/contract/manual';
import { useForm } from 'react-hook-form';
import { Field, Input, TextArea } from '../../ui/field.tsx';
import { AnalysisForm, type AnalysisFormProps } from './analysis-form.tsx';
import { PageHintsPart } from './page-hints.tsx';

/** The form for copy without a page. */
export function ManualForm(props: AnalysisFormProps<AnalyzeManualRequest>) {
  const form = useForm<AnalyzeManualRequest>({
    resolver: zodResolver(analyzeManualRequestSchema),
    defaultValues: { headline: '', offer: '', copy: '' },
  });
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <AnalysisForm
      {...props}
      form={form}
      submitLabel="Analyze this copy"
      note="Checks that need a page, such as layout, aren’t part of the score."
      fields={
        <>
          <Field label="Headline" error={errors.headline?.message}>
            {(control) => <Input {...control} {...register('headline')} type="text" size="large" />}
          </Field>
          <Field
            label="Offer / value proposition"
            error={errors.offer?.message}
            hint="Say what visitors get, who it’s for, and why they should choose you."
          >
            {(control) => <TextArea {...control} {...register('offer')} rows={3} />}
          </Field>
          <Field
            label="Copy (optional)"
            error={errors.copy?.message}
            hint="The rest of the copy: benefits, proof, buttons."
          >
            {(control) => <TextArea {...control} {...register('copy')} rows={6} />}
          </Field>
        </>
      }
    >
      <PageHintsPart hints={['pageType', 'audience', 'reportLanguage']} />
    </AnalysisForm>
  );
}
