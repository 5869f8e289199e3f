import { zodResolver } from '@hookform/resolvers/zod';
import { type AnalyzeCompetitorRequest, competitorFormSchema } from '@liftmark/contract/competitor';
import { useForm } from 'react-hook-form';
import { AnalysisForm, type AnalysisFormProps } from './analysis-form.tsx';
import { PageHintsPart } from './page-hints.tsx';
import { UrlField } from './url-field.tsx';

interface CompetitorFormProps extends AnalysisFormProps<AnalyzeCompetitorRequest> {
  /** Fill the boxes. */
  url: string;
  competitorUrl: string;
  onUrl: (url: string) => void;
}

/** The form that compares a page with one other. */
export function CompetitorForm({ url, competitorUrl, onUrl, ...props }: CompetitorFormProps) {
  const form = useForm<AnalyzeCompetitorRequest>({
    resolver: zodResolver(competitorFormSchema),
    defaultValues: { primaryUrl: url, competitorUrls: [competitorUrl] },
  });
  return (
    <AnalysisForm
      {...props}
      form={form}
      submitLabel="Compare pages"
      note="We capture and judge both under the same conditions."
      fields={
        <>
          <UrlField
            name="primaryUrl"
            label="Your page"
            placeholder="https://your-shop.com/product"
            tourId="url-input"
            onUrl={onUrl}
          />
          <UrlField
            name="competitorUrls.0"
            label="Competitor’s page"
            placeholder="https://other-shop.com/product"
            hint="Pick pages of the same type, such as two product pages or two pricing pages."
          />
        </>
      }
    >
      <PageHintsPart />
    </AnalysisForm>
  );
}
