/**
 * What a visitor typed, picked or pasted. None of it leaves the browser: values are left out, words that repeat them
 * are cut, and their places in pictures are painted over.
 */

/** Inputs whose value the page wrote, which a visitor can't change. */
const FIXED_TYPES = new Set(['submit', 'button', 'reset', 'image', 'checkbox', 'radio']);
/** A shorter value is found by chance in words that have nothing to do with it. */
const SHORTEST_ECHO = 4;

// By name: the elements of a frame are instances of that frame's classes.
export function isInput(element: Element): element is HTMLInputElement {
  return element.localName === 'input';
}

/** Whether the element has a value that a visitor may have given. */
export function isTyped(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element.localName === 'textarea' || (isInput(element) && !FIXED_TYPES.has(element.type));
}

/** Whether a visitor writes into the element itself. */
export function isEditor(element: Element): boolean {
  if ((element as HTMLElement).isContentEditable) return true;
  return element.getAttribute('role') === 'textbox' && !isTyped(element);
}

/** Whether its place in a picture shows what a visitor gave. */
export function showsValue(element: Element): boolean {
  if (isTyped(element)) return element.type !== 'hidden' && element.value !== '';
  if (element.localName === 'select') return [...(element as HTMLSelectElement).options].some(isPicked);
  return isEditor(element) && (element.textContent ?? '').trim() !== '';
}

function isPicked({ selected, defaultSelected }: HTMLOptionElement): boolean {
  return selected && !defaultSelected;
}

/** Boxes and options as the page ticks them, not as the visitor left them. */
export function isTicked(element: Element): boolean {
  if (element.localName === 'option') return (element as HTMLOptionElement).defaultSelected;
  return isInput(element) && /^(?:checkbox|radio)$/.test(element.type) && element.defaultChecked;
}

/** The given values, to be found again where a page repeats them. */
export function givenValues(fields: Iterable<Element>): string[] {
  const values = [...fields].flatMap((field) => {
    if (isTyped(field)) return field.value.trim();
    return isEditor(field) ? (field.textContent ?? '').trim() : [];
  });
  return [...new Set(values)]
    .filter((value) => value.length >= SHORTEST_ECHO)
    .toSorted((one, other) => other.length - one.length);
}

/** The words without what a visitor gave. */
export function withoutValues(words: string, values: readonly string[]): string {
  return values.reduce((left, value) => left.replaceAll(value, ''), words);
}
