/** Replaces the browser's storage in tests. */
export function memoryStorage(
  kept: Record<string, string> = {},
): () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map(Object.entries(kept));
  return () => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  });
}
