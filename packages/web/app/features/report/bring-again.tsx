import type { ReportView } from '@liftmark/contract/report-view';
import { Camera, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { uploadPath } from '../../client/upload-path.ts';
import { Button } from '../../ui/button.tsx';
import { worded } from '../../ui/report-language.tsx';
import { sourceOf } from './page-source.ts';
import { text } from './text.ts';

/** How the owner brings the next version of a page that we can’t open at its address. */
export const BringAgain = worded(function BringAgain({ report }: { report: ReportView }) {
  const { secureId, url } = report;
  const source = sourceOf(report);
  if (source === 'address') return null;
  return (
    <Button asChild>
      {source === 'upload' ? (
        <Link to={uploadPath(secureId)}>
          <Upload />
          {text.again.upload}
        </Link>
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          <Camera />
          {text.again.capture}
        </a>
      )}
    </Button>
  );
});
