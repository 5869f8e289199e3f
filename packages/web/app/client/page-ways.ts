import type { PageWay } from '@liftmark/contract/capture-failures';

/** The ways to analyze a page that its site doesn't show to us: from the path of the form with the page filled in. */
export const WAY_PATHS: Record<PageWay, (form: string) => string> = {
  access: accessPath,
  upload: () => '/analyze?tab=upload',
  extension: () => '/account#extension',
};

/** The form, open where what opens the page is asked for. */
function accessPath(form: string): string {
  const [path = '', query = ''] = form.split('?', 2);
  return `${path}?${query === '' ? '' : `${query}&`}access#access`;
}
