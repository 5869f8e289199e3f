/** Colors as browsers compute them, with channels from 0 to 255. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

export const alphaOf = ({ alpha }: Rgb): number => alpha;

/** Null for a color space that isn't red, green and blue. */
export function parseColor(css: string): Rgb | null {
  const [, channels] = /^rgba?\(([^)]+)\)$/.exec(css) ?? [];
  if (channels === undefined) return null;
  const [r = 0, g = 0, b = 0, alpha = 1] = channels.split(/[\s,/]+/).map(Number);
  return { r, g, b, alpha };
}

export function blend(above: Rgb, below: Rgb): Rgb {
  const mix = (one: number, other: number) => one * above.alpha + other * (1 - above.alpha);
  return { r: mix(above.r, below.r), g: mix(above.g, below.g), b: mix(above.b, below.b), alpha: 1 };
}
