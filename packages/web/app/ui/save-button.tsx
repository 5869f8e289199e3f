import { useMutation } from '@tanstack/react-query';
import { sentenceFor } from '../client/api-error.ts';
import { request } from '../client/request.ts';
import { saveFile } from '../client/save-file.ts';
import { Button, type ButtonProps } from './button.tsx';
import { toast } from './toast.tsx';

const TYPES: Record<string, string> = { csv: 'text/csv', json: 'application/json', pdf: 'application/pdf' };

interface SaveButtonProps extends ButtonProps {
  /** Where the server makes the file. */
  path: string;
  /** The name that it is saved under. Its ending says which type is asked for. */
  file: string;
}

/** Downloads a file of the workspace that this tab works in, which a link couldn’t name. */
export function SaveButton({ path, file, ...props }: SaveButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const accept = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? '*/*';
      saveFile(await (await request(path, { accept })).blob(), file);
    },
    onError: (error) =>
      toast({ title: 'Export Failed', description: sentenceFor(error), look: 'destructive' }),
  });
  return <Button {...props} disabled={isPending} onClick={() => mutate()} />;
}
