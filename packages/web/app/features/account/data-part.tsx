import type { User } from '@liftmark/contract/auth';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

export function DataPart({ user }: { user: User }) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Part id="data" title="Your data" lead="It’s yours: download it or delete it.">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 grow basis-64 text-ui">
          A ZIP file with everything we keep about you as JSON, and the screenshots in your reports.
        </p>
        <Button asChild>
          <a href="/api/account/export" download>
            <Download />
            Download my data
          </a>
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t pt-4">
        <p className="min-w-0 grow basis-64 text-ui">
          Deletes your account and every report immediately and permanently. Links to your reports stop
          working.
        </p>
        <Button look="danger" onClick={() => setIsDeleting(true)}>
          Delete my account
        </Button>
      </div>
      {isDeleting && <DeleteAccountDialog user={user} onClose={() => setIsDeleting(false)} />}
    </Part>
  );
}
