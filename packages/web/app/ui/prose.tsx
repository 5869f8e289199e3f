/** Text from our own content files, rendered from Markdown at build time. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is written by us and comes from the repository
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
