import { givenLinksSchema } from '@liftmark/contract/given-links';
import type { Trial } from '@liftmark/contract/trials';
import { z } from 'zod';
import { requireFix, requireLinks, trialAnswerOf, trialAnswerSchema } from '../answers/trial.ts';
import { smallJpeg } from '../screenshot.ts';
import { text } from '../text.ts';
import { ANALYZES, defineTool, diagnosisIdSchema, reportIdSchema, requireReport } from '../tool.ts';
import { DEVICES, type TriedFix, WorkspaceError } from '../workspace.ts';

const { print } = text;

export const tryFix = defineTool({
  name: 'try_fix',
  ...text.tools.tryFix,
  annotations: ANALYZES,
  isOffered: (workspace) => workspace.tryFix !== null,
  input: {
    reportId: reportIdSchema,
    diagnosisId: diagnosisIdSchema,
    links: givenLinksSchema.optional().describe(text.fields.links),
  },
  output: { reportId: z.uuid(), diagnosisId: z.string(), ...trialAnswerSchema.shape },
  async run(workspace, { reportId, diagnosisId, links }, run) {
    const kept = await requireReport(workspace, reportId);
    if (links === undefined) requireFix(kept, diagnosisId);
    else requireLinks(kept, diagnosisId, links);
    const tried = await workspace.tryFix?.({ reportId, recommendation: diagnosisId, links }, run);
    if (tried === undefined) throw new WorkspaceError('unavailable', text.errors.internal);
    const trial = trialAnswerOf(tried.trial);
    const pictures = await Promise.all(
      beforeAndAfter(tried).map(async (file) => (await smallJpeg(file)).bytes),
    );
    const lines = [
      print.trial(trial),
      ...trial.worse.map((drawback) => `- ${drawback.text}`),
      ...(pictures.length === 0 ? [] : [print.trialPictures]),
      text.notice,
    ];
    return { data: { reportId, diagnosisId, ...trial }, text: lines.join('\n'), pictures };
  },
});

/** The place of the change on the first device that shows it, without and with the fix. */
function beforeAndAfter({ trial, pictures }: TriedFix): Uint8Array[] {
  const places = DEVICES.map((device) => filesOf(trial.pictures[device]?.place));
  const shown = places.find((files) => files.length > 0) ?? [];
  return shown.flatMap((file) => pictures.get(file) ?? []);
}

type Place = NonNullable<Trial['pictures']['desktop']>['place'];

function filesOf({ before = null, after = null }: Partial<Place> = {}): string[] {
  return [before, after].flatMap((picture) => (picture === null ? [] : [picture.file]));
}
