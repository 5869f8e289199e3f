import { useEmailPreferences } from '../../client/email-preferences.ts';
import { Part } from '../../ui/margin-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { PartProblem } from './part-problem.tsx';

export function EmailsPart() {
  const { data, error, refetch, wanted, change } = useEmailPreferences();
  return (
    <Part
      id="emails"
      title="Email preferences"
      lead="You’ll always get emails about your account itself, such as password resets."
    >
      {data ? (
        <Switch label="CRO checklist and weekly conversion tips" checked={wanted} onChange={change} />
      ) : error ? (
        <PartProblem error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-10 w-80 max-w-full" />
      )}
    </Part>
  );
}
