import type { ConversionView } from '@liftmark/contract/report-view';
import { Link2, RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { ShareLink } from './share-link.tsx';

/** What the report is about, and what can be done with it. */
export function ReportHead({ report }: { report: ConversionView }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-6">
      <p className="hidden w-full items-center gap-2 pb-12 font-semibold text-ink text-lg tracking-tight print:flex">
        <LogoMark />
        Liftmark
      </p>
      <div className="min-w-0">
        <h1 className="title-4">Conversion Analysis Report</h1>
        <p className="text-ink text-ui">{report.title}</p>
        <p className="text-ui">
          <a href={report.url} rel="noopener noreferrer" target="_blank" className="[overflow-wrap:anywhere]">
            {report.url}
          </a>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <ShareLink>
          <Link2 />
          Share Link
        </ShareLink>
        <Button asChild>
          <Link to={`/analyze?url=${encodeURIComponent(report.url)}`}>
            <RotateCw />
            Analyze Again
          </Link>
        </Button>
      </div>
    </header>
  );
}
