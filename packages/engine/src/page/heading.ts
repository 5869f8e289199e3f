/** Whether the tag is that of a heading of this rank or above: `h1` to `h3` for 3. */
export function isHeadingTag(tag: string, lowest = 6): boolean {
  const rank = tag.length === 2 && tag.startsWith('h') ? Number(tag[1]) : 0;
  return rank >= 1 && rank <= lowest;
}
