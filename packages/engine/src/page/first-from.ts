/** Place of the first of the items, which are in reading order, that lies at `order` or behind it. */
export function firstFrom<Item>(
  items: readonly Item[],
  order: number,
  orderOf: (item: Item) => number,
): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && orderOf(item) < order) low = middle + 1;
    else high = middle;
  }
  return low;
}
