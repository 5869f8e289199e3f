/** Elements from plain data. Texts are texts: nothing is ever read as HTML. */

type Child = Node | string;

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

export function button(
  label: string,
  onClick: () => void,
  look: 'primary' | 'plain' = 'primary',
): HTMLButtonElement {
  const made = element('button', { type: 'button', class: look }, label);
  made.addEventListener('click', onClick);
  return made;
}

/** The page's one place for content. */
export function show(...children: Child[]): void {
  document.querySelector('main')?.replaceChildren(...children);
}
