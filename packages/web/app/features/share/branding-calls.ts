import { type BrandingRequest, brandingSchema, reportBrandingSchema } from '@liftmark/contract/branding';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';

/** What has a branding, as a path of the API: the workspace, or one of its clients. */
export type BrandingPath = '/api/branding' | `/api/clients/${string}/branding`;

export const brandingQuery = (of: BrandingPath) =>
  queryOptions({
    queryKey: [of],
    queryFn: ({ signal }) => call(of, brandingSchema, { signal }),
    refetchOnMount: 'always',
  });

export const saveBranding = (of: BrandingPath, body: BrandingRequest) =>
  call(of, brandingSchema, { method: 'PUT', body });

/** The look that readers of a report see. */
export const reportBrandingQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/reports', id, 'branding'],
    queryFn: async ({ signal }) =>
      (await call(`/api/reports/${encodeURIComponent(id)}/branding`, reportBrandingSchema, { signal }))
        .branding,
  });
