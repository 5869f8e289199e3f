import { z } from 'zod';
import { shownNameSchema } from './names.ts';

/** The look of a workspace, or of one of its clients, on what leaves it: share pages, PDFs and emails. Pro. */

export const MAX_BRAND_NAME = 60;
/** Bytes of a logo as it is sent. */
export const MAX_LOGO_BYTES = 1024 * 1024;
const MAX_BASE64 = Math.ceil(MAX_LOGO_BYTES / 3) * 4;

const nameSchema = shownNameSchema(MAX_BRAND_NAME);

export const colorSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Enter a color as six digits, such as #006069');

/** The answer of `GET` and `PUT /api/branding` and `/api/clients/{id}/branding`. */
export const brandingSchema = z
  .object({
    name: z.string(),
    /** A PNG picture as a `data:` address. */
    logo: z.string().nullable(),
    accent: z.string().nullable(),
    /** Who emails come from, in front of the installation’s own address; empty: Liftmark. */
    senderName: z.string(),
    replyTo: z.string().nullable(),
  })
  .meta({ id: 'Branding' });
export type Branding = z.infer<typeof brandingSchema>;

/** `PUT`. An omitted logo stays; null removes it. */
export const brandingRequestSchema = z.object({
  name: nameSchema,
  logo: z
    .base64('Select a PNG, JPEG, WebP or SVG picture')
    .max(MAX_BASE64, 'Select a picture of at most 1 MB')
    .nullable()
    .optional()
    .describe('The bytes of a PNG, JPEG, WebP or SVG file in base64. It is redrawn as PNG.'),
  accent: colorSchema.nullable(),
  senderName: nameSchema,
  replyTo: z.email('Please enter a valid email address').max(254).nullable(),
});
export type BrandingRequest = z.input<typeof brandingRequestSchema>;

/** What recipients get of it. The accent is readable on the background of each theme. */
export const shownBrandingSchema = z.object({
  name: z.string(),
  logo: z.string().nullable(),
  accent: z.object({ light: z.string(), dark: z.string() }).nullable(),
});
export type ShownBranding = z.infer<typeof shownBrandingSchema>;

/** `GET /api/reports/{id}/branding`; null where the report comes from Liftmark itself. */
export const reportBrandingSchema = z.object({ branding: shownBrandingSchema.nullable() });

/** The lightest and the darkest background that accents are put on, with some room for tinted areas. */
const LIGHT = '#eff1f3';
const DARK = '#1f2428';
const READABLE = 4.5;
const STEPS = 40;

/** An accent color for each theme: itself where it has 4.5:1, otherwise the nearest darker or lighter tone that has. */
export function readableAccent(color: string): { light: string; dark: string } {
  return { light: readableOn(color, LIGHT, '#000000'), dark: readableOn(color, DARK, '#ffffff') };
}

function readableOn(color: string, background: string, toward: string): string {
  for (let step = 0; step < STEPS; step += 1) {
    const tone = mixed(color, toward, step / STEPS);
    if (contrast(tone, background) >= READABLE) return tone;
  }
  return toward;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function mixed(color: string, other: string, share: number): string {
  const to = channels(other);
  const tone = channels(color).map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${tone.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** By WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
