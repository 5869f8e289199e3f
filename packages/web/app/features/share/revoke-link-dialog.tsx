import type { ShareLink } from '@liftmark/contract/share-links';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { worded } from '../../ui/report-language.tsx';
import { toast } from '../../ui/toast.tsx';
import { type LinksPath, linksQuery, revokeLink } from './link-calls.ts';
import { text } from './links.text.ts';

interface RevokeLinkDialogProps {
  of: LinksPath;
  link: ShareLink;
  onClose: () => void;
}

export const RevokeLinkDialog = worded(function RevokeLinkDialog({
  of,
  link,
  onClose,
}: RevokeLinkDialogProps) {
  const { revoked } = text;
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => revokeLink(link.id),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: linksQuery(of).queryKey });
      toast({ title: revoked });
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={text.revokeTitle} description={text.revokeText}>
      <FormProblem>{error && failureWords(error)}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" disabled={isPending} onClick={() => mutate()}>
          {text.revoke}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </Dialog>
  );
});
