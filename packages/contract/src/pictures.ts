import { z } from 'zod';

/** Where something lies, in CSS pixels from the top left corner of the page. */
export const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof boxSchema>;

/** A picture of the page: its size in CSS pixels, and `scale` in image pixels per CSS pixel. */
export const screenshotSchema = z.object({
  file: z.string(),
  mimeType: z.string(),
  width: z.number(),
  height: z.number(),
  scale: z.number(),
});
