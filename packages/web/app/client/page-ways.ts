import type { PageWay } from '@liftmark/contract/capture-failures';

/** The ways to analyze a page that its site doesn't show to us: from the path of the form with the page filled in. */
export const WAY_LINKS: Record<PageWay, { label: string; path: (form: string) => string }> = {
  access: { label: 'Add a sign-in', path: accessPath },
  upload: { label: 'Upload the page', path: () => '/analyze?tab=upload' },
  extension: { label: 'Capture it in your browser', path: () => '/account#extension' },
};

/** The form, open where what opens the page is asked for. */
function accessPath(form: string): string {
  const [path = '', query = ''] = form.split('?', 2);
  return `${path}?${query === '' ? '' : `${query}&`}access#access`;
}
