import { z } from 'zod';
import { screenOf } from '../screenshot.ts';
import { text } from '../text.ts';
import { defineTool, READS, reportIdSchema, requireReport } from '../tool.ts';
import { DEVICES } from '../workspace.ts';

/** Longer pages are cut when they are captured. */
const MAX_SCREEN = 100;

export const getScreenshot = defineTool({
  name: 'get_screenshot',
  ...text.tools.getScreenshot,
  annotations: READS,
  input: {
    reportId: reportIdSchema,
    device: z.enum(DEVICES).default('desktop').describe(text.fields.device),
    screen: z.int().min(1).max(MAX_SCREEN).default(1).describe(text.fields.screen),
  },
  output: {
    reportId: z.uuid(),
    device: z.enum(DEVICES),
    screen: z.int(),
    screens: z.int(),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
  },
  async run(workspace, { reportId, device, screen }) {
    const shown = await screenOf(workspace, await requireReport(workspace, reportId), { device, screen });
    const { bytes, screens, width, height } = shown;
    return {
      data: { reportId, device, screen, screens, width, height, bytes: bytes.length },
      text: text.print.screenshot({ device, screen, screens, id: reportId }),
      pictures: [bytes],
    };
  },
});
