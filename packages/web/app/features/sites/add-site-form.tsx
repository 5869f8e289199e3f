import { normalizeTypedUrl } from '@liftmark/contract/analysis';
import { DEFAULT_SITE_LIMITS } from '@liftmark/contract/sites';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { showRefusal } from '../../client/form-errors.ts';
import { Field, Input } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { addSite, siteQuery } from './site-calls.ts';
import { text } from './text.ts';

/** Adds a site by its address, with its limits shown before it starts. */
export function AddSiteForm() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { url: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ url }) => {
    try {
      const site = await addSite({ url: normalizeTypedUrl(url.trim()) });
      queryClient.setQueryData(siteQuery(site.id).queryKey, site);
      await navigate(`/sites/${site.id}`);
    } catch (error) {
      form.setError('url', { message: showRefusal(form, error) });
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-160 gap-3">
      <Field label="Address of the site" error={errors.url?.message} hint={text.limits(DEFAULT_SITE_LIMITS)}>
        {(field) => (
          <span className="flex flex-wrap gap-3">
            <Input
              {...field}
              {...form.register('url', { required: 'Enter an address' })}
              className="min-w-0 flex-1 basis-60"
              type="text"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://shop.example.com"
            />
            <SubmitButton isPending={isSubmitting}>Add site</SubmitButton>
          </span>
        )}
      </Field>
    </form>
  );
}
