import type { Webhook } from '@liftmark/contract/webhooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceFor } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { deleteWebhook, refreshWebhooks } from './webhook-calls.ts';

export function DeleteWebhook({ webhook }: { webhook: Webhook }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="danger" className="justify-self-start" onClick={() => setIsAsking(true)}>
        Delete webhook
      </Button>
      {isAsking && <Question webhook={webhook} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function Question({ webhook: { id, name }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => deleteWebhook(id),
    onSuccess: async () => {
      await navigate('/account/webhooks');
      await refreshWebhooks(queryClient);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete this webhook?"
      description={`Nothing more is sent to “${name}”, and its log is deleted.`}
    >
      <FormProblem>{remove.error && sentenceFor(remove.error)}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
          Delete
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
