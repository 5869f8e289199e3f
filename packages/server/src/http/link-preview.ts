/** The preview of a link in messengers and social networks. */
export interface LinkPreview {
  title: string;
  description: string;
  url: string;
  /** Address of an image of 1200 × 630 pixels. */
  image: string;
}

/** Tags of the build that the preview replaces. */
const REPLACED =
  /<title>[^<]*<\/title>|<meta\b[^>]*\b(?:name|property)="(?:description|robots|og:[^"]*|twitter:[^"]*)"[^>]*>/g;

/** The page with the preview in its head, excluded from search results. */
export function withPreview(html: string, preview: LinkPreview): string {
  const { title, description, url, image } = preview;
  const meta = (kind: 'name' | 'property', name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escaped(content)}">`;
  const tags = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', 'Liftmark'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
  ].join('');
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  return `${html.slice(0, end).replace(REPLACED, '')}${tags}${html.slice(end)}`;
}

/** Page titles are written by strangers. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/\p{Cc}+/gu, ' ');
}
