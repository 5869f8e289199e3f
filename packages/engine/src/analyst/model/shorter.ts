/** Lists up to this length stay whole. */
const SHORT = 8;

/** Material with the first half of every long list: lists begin with what matters most. */
export function shorter(material: unknown): unknown {
  if (Array.isArray(material)) {
    const kept = material.length > SHORT ? material.slice(0, Math.ceil(material.length / 2)) : material;
    return kept.map(shorter);
  }
  if (typeof material !== 'object' || material === null) return material;
  return Object.fromEntries(Object.entries(material).map(([key, value]) => [key, shorter(value)]));
}
