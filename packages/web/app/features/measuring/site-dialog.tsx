import { GOALS, type MeasuredSite, type SiteRequest, siteRequestSchema } from '@liftmark/contract/measuring';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field, Input, Select } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Switch } from '../../ui/switch.tsx';
import { text } from './text.ts';

interface SiteDialogProps {
  /** Undefined for a new one. */
  site?: MeasuredSite;
  /** Its errors are shown. */
  onSubmit: (request: SiteRequest) => Promise<void>;
  onClose: () => void;
}

/** Lists are typed with commas. */
interface Inputs {
  hosts: string;
  timeZone: string;
  goal: SiteRequest['goal'];
  thanks: string;
  isOn: boolean;
}

const listOf = (typed: string): string[] => typed.split(/[\s,]+/).filter((part) => part !== '');

export function SiteDialog({ site, onSubmit, onClose }: SiteDialogProps) {
  const form = useForm<Inputs>({
    defaultValues: {
      hosts: site?.hosts.join(', ') ?? '',
      timeZone: site?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      goal: site?.goal ?? 'form',
      thanks: site?.thanks.join(', ') ?? '',
      isOn: site?.isOn ?? true,
    },
  });
  const { register, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = form.handleSubmit(async (inputs) => {
    const request = { ...inputs, hosts: listOf(inputs.hosts), thanks: listOf(inputs.thanks) };
    const read = siteRequestSchema.safeParse(request);
    for (const { path, message } of read.error?.issues ?? [])
      form.setError(path[0] as keyof Inputs, { message }, { shouldFocus: true });
    if (!read.success) return;
    try {
      await onSubmit(read.data);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  const goal = watch('goal');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={site ? 'Change the tag' : 'Add a site'}
      description="Visits count on these hosts only."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Hosts" hint="Such as shop.example, www.shop.example" error={errors.hosts?.message}>
          {(field) => <Input {...field} {...register('hosts')} autoComplete="off" spellCheck={false} />}
        </Field>
        <Field label="A conversion counts when" hint={text.goals[goal].about} error={errors.goal?.message}>
          {(field) => (
            <Select {...field} {...register('goal')}>
              {GOALS.map((each) => (
                <option key={each} value={each}>
                  {text.goals[each].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {goal === 'thanks' && (
          <Field
            label="Paths of thank-you pages"
            hint="Such as /thank-you or /order/*"
            error={errors.thanks?.message}
          >
            {(field) => <Input {...field} {...register('thanks')} autoComplete="off" spellCheck={false} />}
          </Field>
        )}
        <Field label="Time zone" hint="Days start at midnight here." error={errors.timeZone?.message}>
          {(field) => (
            <Select {...field} {...register('timeZone')}>
              {zonesWith(watch('timeZone')).map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </Select>
          )}
        </Field>
        {site && (
          <Switch
            label="The tag is on"
            checked={watch('isOn')}
            onChange={(isOn) => form.setValue('isOn', isOn)}
          />
        )}
        <FormProblem>{errors.root?.message}</FormProblem>
        <DialogActions action={site ? 'Save' : 'Add site'} isPending={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

/** Browsers leave some names out that others have chosen. */
function zonesWith(chosen: string): string[] {
  return [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}
