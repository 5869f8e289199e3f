import { z } from 'zod';
import { BUSINESS_GOALS, TEST_ELEMENTS } from './ab-test-inputs.ts';
import { CHECKLIST_SIZE } from './cro-checklist.ts';
import { journeyInputsSchema } from './journey-inputs.ts';

/** A result of one of the tools that export a document. */
export const toolSourceSchema = z.discriminatedUnion('tool', [
  z.object({
    tool: z.literal('ab-test-planner'),
    inputs: z.object({
      element: z.enum(TEST_ELEMENTS),
      goal: z.enum(BUSINESS_GOALS),
      rate: z.number().positive(),
      traffic: z.number().positive(),
    }),
  }),
  /** The places of ticked items in the list. */
  z.object({
    tool: z.literal('cro-checklist'),
    ticked: z
      .array(
        z
          .int()
          .min(0)
          .max(CHECKLIST_SIZE - 1),
      )
      .max(CHECKLIST_SIZE),
  }),
  z.object({ tool: z.literal('customer-journey'), inputs: journeyInputsSchema }),
]);
export type ToolSource = z.infer<typeof toolSourceSchema>;
