/** A form's values, nested by the brackets in its names: `items[0][price]=p` is `{ items: [{ price: 'p' }] }`. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

export function readForm(text: string): { [name: string]: FormValue } {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(text))
    place(root, name.split(/\[|\]\[|\]/).filter(Boolean), value);
  return root;
}

function place(
  into: Record<string, FormValue> | FormValue[],
  [name = '', ...rest]: string[],
  value: string,
): void {
  const slots = into as Record<string, FormValue>;
  const [next] = rest;
  if (next === undefined) {
    slots[name] = value;
    return;
  }
  const inner = slots[name] ?? (/^\d+$/.test(next) ? [] : {});
  slots[name] = inner;
  if (typeof inner === 'object') place(inner, rest, value);
}
