/** Where the file of a report’s page is uploaded again. */
export function uploadPath(replaces: string): string {
  return `/analyze?${new URLSearchParams({ tab: 'upload', replaces })}`;
}
