import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { type AccessFields, isEmpty, NO_ACCESS, readAccess } from '../../client/page-access.ts';
import { accessQuery, setAccess } from '../../client/page-access-calls.ts';
import type { AccessPart } from './access-part.tsx';

interface Access {
  part: Pick<ComponentProps<typeof AccessPart>, 'fields' | 'onChange' | 'problem'>;
  /** Keeps what was typed for the site of the page, if anything was. False if that didn’t work, which the part says. */
  keep: (url: string) => Promise<boolean>;
}

/** What is typed never becomes part of a request that this browser keeps for later. */
export function useAccess(): Access {
  const queryClient = useQueryClient();
  const [fields, setFields] = useState<AccessFields>(NO_ACCESS);
  const [problem, setProblem] = useState<Access['part']['problem']>(null);
  return {
    part: { fields, onChange: setFields, problem },
    async keep(url) {
      setProblem(null);
      if (isEmpty(fields)) return true;
      const read = readAccess(fields);
      if ('problem' in read) {
        setProblem(read.problem);
        return false;
      }
      try {
        await setAccess({ url, access: read.access });
      } catch (error) {
        setProblem({ part: 'all', message: sentenceFor(error) });
        return false;
      }
      setFields(NO_ACCESS);
      await queryClient.invalidateQueries({ queryKey: accessQuery.queryKey });
      return true;
    },
  };
}
