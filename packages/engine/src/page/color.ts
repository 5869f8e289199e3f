import { converter, parse, type Rgb, wcagLuminance } from 'culori';

const toRgb = converter('rgb');
const cache = new Map<string, Rgb | null>();

/** Parses any CSS color; null where it is none. Channels and alpha run from 0 to 1. */
export function parseColor(text: string): Rgb | null {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const parsed = text === '' ? undefined : parse(text);
  const color = parsed ? (toRgb(parsed) ?? null) : null;
  if (cache.size > 5000) cache.clear();
  cache.set(text, color);
  return color;
}

export function alphaOf(color: Rgb): number {
  return color.alpha ?? 1;
}

/** The color with its alpha lowered to a share, 0 to 1; itself where all of it is left, so that it is measured once. */
export function faded(color: Rgb, share: number): Rgb {
  return share === 1 ? color : { ...color, alpha: alphaOf(color) * share };
}

/** The color seen when `above` lies over an opaque `below`. */
export function blend(above: Rgb, below: Rgb): Rgb {
  const alpha = alphaOf(above);
  if (alpha >= 1) return above;
  const mix = (a: number, b: number): number => a * alpha + b * (1 - alpha);
  return { mode: 'rgb', r: mix(above.r, below.r), g: mix(above.g, below.g), b: mix(above.b, below.b) };
}

/** WCAG contrast ratio, 1 to 21, of a text or shape color on an opaque background. */
export function contrastRatio(above: Rgb, below: Rgb): number {
  const one = luminanceOf(blend(above, below));
  const two = luminanceOf(below);
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

const luminances = new WeakMap<Rgb, number>();

/** A page has few colors, which are compared again and again. */
function luminanceOf(color: Rgb): number {
  let luminance = luminances.get(color);
  if (luminance === undefined) {
    luminance = wcagLuminance(color);
    luminances.set(color, luminance);
  }
  return luminance;
}

/** How colorful, 0 (gray) to 1: filled buttons stand out by it even at low contrast. */
export function saturation(color: Rgb): number {
  return Math.max(color.r, color.g, color.b) - Math.min(color.r, color.g, color.b);
}

/** `#rrggbb`. */
export function toHex(color: Rgb): string {
  const channel = (value: number): string =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(color.r)}${channel(color.g)}${channel(color.b)}`;
}

/** Every color in a value of several, such as a gradient. */
export const COLORS = /(?:rgba?|oklch|oklab|hsla?|hwb|color|lab|lch)\([^()]*\)|#[0-9a-f]{3,8}/gi;
