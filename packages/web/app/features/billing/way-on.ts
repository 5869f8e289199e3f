/** The label of the button that leads back to what someone wanted Pro for. */
export function wayOn(returnTo: string): string {
  const [path = '', query] = returnTo.split('?');
  if (path.startsWith('/report/')) return 'Back to Your Report';
  if (path === '/dashboard') return 'Back to Your Dashboard';
  if (path !== '/analyze') return 'Continue';
  return new URLSearchParams(query).has('url') ? 'Start the Analysis' : 'Analyze a Page';
}
