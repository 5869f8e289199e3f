import { useMutation } from '@tanstack/react-query';
import { sentenceFor } from '../client/api-error.ts';
import { request } from '../client/request.ts';
import { saveFile } from '../client/save-file.ts';
import { toast } from './toast.tsx';

/** A file that the server makes. */
export interface ServerFile {
  path: string;
  /** The name that it is saved under. Its ending says which type is asked for. */
  file: string;
}

const TYPES: Record<string, string> = { csv: 'text/csv', json: 'application/json', pdf: 'application/pdf' };

/** Downloads files of the workspace that this tab works in, which a link couldn’t name. */
export function useFileSave() {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ path, file }: ServerFile) => {
      const accept = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? '*/*';
      saveFile(await (await request(path, { accept })).blob(), file);
    },
    onError: (error) =>
      toast({ title: 'Export Failed', description: sentenceFor(error), look: 'destructive' }),
  });
  return { save: mutate, isSaving: isPending };
}
