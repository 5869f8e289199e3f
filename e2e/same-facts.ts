/** How far the facts of two reports agree. */
export interface Agreement {
  /** Facts that both reports measured. */
  total: number;
  same: number;
  /** The same without places and sizes, which another browser's line heights move. */
  apartFromPlaces: { total: number; same: number };
  /** Where they differ. */
  differing: string[];
}

/** Where and when things are in the other's own tables, and what only one of the browsers measures. */
const NOT_COMPARED = /^speed\b|^network\.isPartial$|\.capturedAt$|\.atMs$|evidence(?:\.\d+)?\.node$/;
/** Places and sizes in CSS pixels, which half a pixel of another screen moves. */
const PLACE = /(?:\.x|\.y|\.width|\.height|Px)$/;
const PLACE_PX = 2;
/** Shares of the page, and statistics of compressed pictures. */
const NEAR = 0.02;

export function agreementOf(own: object, other: object): Agreement {
  const [first, second] = [leavesOf(own), leavesOf(other)];
  const names = [...new Set([...first.keys(), ...second.keys()])].filter((name) => !NOT_COMPARED.test(name));
  const differing = names.filter((name) => !isSame(name, first.get(name), second.get(name)));
  const sharing = (all: readonly string[], other: readonly string[]) => ({
    total: all.length,
    same: all.length - other.length,
  });
  const apartFromPlaces = sharing(names.filter(isNoPlace), differing.filter(isNoPlace));
  return { ...sharing(names, differing), apartFromPlaces, differing };
}

function isNoPlace(name: string): boolean {
  return !PLACE.test(name);
}

function isSame(name: string, one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'number' || typeof other !== 'number') return false;
  const distance = Math.abs(one - other);
  return PLACE.test(name) ? distance <= PLACE_PX : distance <= NEAR * Math.max(1, Math.abs(one));
}

function leavesOf(value: unknown, name = '', found = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return found.set(name, value);
  const entries = Object.entries(value);
  if (entries.length === 0) return found.set(name, 'empty');
  for (const [part, inner] of entries) leavesOf(inner, name === '' ? part : `${name}.${part}`, found);
  return found;
}
