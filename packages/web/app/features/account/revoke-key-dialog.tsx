import type { ApiKey } from '@liftmark/contract/api-keys';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceFor } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { toast } from '../../ui/toast.tsx';
import { keysQuery, revokeKey } from './account-calls.ts';

export function RevokeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => revokeKey(apiKey.id),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: keysQuery.queryKey });
      toast({ title: 'Key Revoked', description: `“${apiKey.name}” doesn’t work anymore.` });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Revoke “${apiKey.name}”`}
      description="Programs that use this key stop working immediately. It can’t be undone."
    >
      <FormProblem>{error && sentenceFor(error)}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" disabled={isPending} onClick={() => mutate()}>
          Revoke key
        </Button>
        <Button look="quiet" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
