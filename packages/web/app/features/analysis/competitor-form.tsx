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

/** The form that puts a page beside one other. */
export function CompetitorForm({ url, competitorUrl, onUrl, ...props }: CompetitorFormProps) {
  const form = useForm<AnalyzeCompetitorRequest>({
    resolver: zodResolver(competitorFormSchema),
    defaultValues: { primaryUrl: url, competitorUrls: [competitorUrl] },
  });
  return (
    <AnalysisForm
      {...props}
      form={form}
      submitLabel="Compare the pages"
      note="Both are captured and judged under the same conditions."
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
            hint="Choose the same kind of page: a product against a product, a pricing page against a pricing page."
          />
        </>
      }
    >
      <PageHintsPart />
    </AnalysisForm>
  );
}
