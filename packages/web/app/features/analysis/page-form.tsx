import { zodResolver } from '@hookform/resolvers/zod';
import { type AnalyzeUrlRequest, analyzeUrlRequestSchema } from '@liftmark/contract/analysis';
import type { User } from '@liftmark/contract/auth';
import { analyzeCopyRequestSchema } from '@liftmark/contract/copy';
import { analyzeSwotRequestSchema } from '@liftmark/contract/swot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useUser } from '../../client/user-query.ts';
import { AccessPart } from './access-part.tsx';
import { AnalysisForm, type AnalysisFormProps } from './analysis-form.tsx';
import { PageHintsPart } from './page-hints.tsx';
import { UrlField } from './url-field.tsx';
import { useAccess } from './use-access.ts';

const FORMS = {
  url: {
    schema: analyzeUrlRequestSchema,
    submitLabel: 'Analyze this page',
    note: null,
  },
  swot: {
    schema: analyzeSwotRequestSchema,
    submitLabel: 'Run SWOT analysis',
    note: 'Every item is based on a finding about the page.',
  },
  copy: {
    schema: analyzeCopyRequestSchema,
    submitLabel: 'Optimize copy',
    note: 'Suggestions leave blanks for facts only you know.',
  },
};

interface PageFormProps extends AnalysisFormProps<AnalyzeUrlRequest> {
  kind: keyof typeof FORMS;
  /** Fills the box. */
  url: string;
  /** Whether the address comes from elsewhere, so that errors in it are shown immediately. */
  isGiven: boolean;
  onUrl: (url: string) => void;
  /** The text that brings visitors, filled in; empty for none. */
  message?: string;
  /** Whether what opens the page is asked for right away. */
  needsAccess?: boolean;
}

/** The form for the analyses of one page. */
export function PageForm({
  kind,
  url,
  isGiven,
  onUrl,
  message = '',
  needsAccess = false,
  onAsk,
  ...props
}: PageFormProps) {
  const { schema, submitLabel, note } = FORMS[kind];
  const form = useForm<AnalyzeUrlRequest>({
    resolver: zodResolver(schema),
    defaultValues: { url, ...(message !== '' && { message }) },
  });
  const { trigger } = form;
  const access = useAccess();
  const user = useUser();
  const ask = async (input: AnalyzeUrlRequest) => {
    if (await access.keep(input.url)) onAsk(input);
  };
  useEffect(() => {
    if (isGiven) void trigger('url');
  }, [isGiven, trigger]);
  return (
    <AnalysisForm
      {...props}
      onAsk={(input) => void ask(input)}
      form={form}
      submitLabel={submitLabel}
      note={note ?? termsFor(user)}
      fields={
        <UrlField
          name="url"
          label="The page to analyze"
          placeholder="https://your-shop.com/product"
          tourId="url-input"
          onUrl={onUrl}
        />
      }
    >
      <PageHintsPart hasMessage={kind === 'url'} isOpen={message !== ''} />
      {user && <AccessPart {...access.part} url={url} isOpen={needsAccess} />}
    </AnalysisForm>
  );
}

/** What an analysis takes: an account, or one of the free analyses. */
function termsFor(user: User | null | undefined): string {
  if (user === null) return 'You create a free account first. If we can’t read a page, we don’t grade it.';
  return user?.isPro === false
    ? 'If we can’t read a page, we don’t grade it, and it doesn’t count toward your limit.'
    : 'If we can’t read a page, we don’t grade it.';
}
