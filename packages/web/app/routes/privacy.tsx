import { readAnew } from '../client/read-anew.ts';
import { legalDocument } from '../content/legal/documents.server.ts';
import { LegalView } from '../features/legal/legal-view.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/privacy.ts';

export const handle = { isReadingPage: true };

/** Runs only at build time. */
export function loader() {
  return legalDocument('privacy');
}

export const clientLoader = readAnew;

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData === undefined
    ? []
    : pageMeta({
        title: `${loaderData.title} | Liftmark`,
        description: loaderData.description,
        location,
      });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalView document={loaderData} />;
}
