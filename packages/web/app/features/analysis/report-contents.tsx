import type { AnalysisKind } from '@liftmark/contract/analysis-request';
import { openUpgrade } from '../../client/upgrade.ts';
import { useUser } from '../../client/user-query.ts';
import { REPORT_CONTENTS } from '../../content/report-contents.ts';
import { Button } from '../../ui/button.tsx';

/** What an analysis of this kind delivers, next to its form. */
export function ReportContents({ kind }: { kind: AnalysisKind }) {
  const user = useUser();
  return (
    <aside aria-labelledby="contents-title" className="grid content-start gap-8">
      <div>
        <h2 id="contents-title" className="title-4 pb-3">
          What you get
        </h2>
        <dl className="border-line border-t">
          {REPORT_CONTENTS[kind].map(({ title, text }) => (
            <div key={title} className="border-line border-b py-3">
              <dt className="text-ui">{title}</dt>
              <dd className="note">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      {user !== undefined && !user?.isPro && (
        <div data-tour="pro-features" className="grid gap-3">
          <h2 className="title-4">More with Pro</h2>
          <p className="text-ui">
            Competitor comparison, SWOT, better copy, a chat about the report, every recommendation, and no
            limit.
          </p>
          <Button
            className="justify-self-start"
            onClick={() => openUpgrade({ trigger: 'default', returnTo: '/analyze' })}
          >
            See what’s in Pro
          </Button>
        </div>
      )}
    </aside>
  );
}
