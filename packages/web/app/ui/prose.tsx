/** Text of our own content files, rendered from Markdown while the site was built. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is written by us and comes from the repository
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
