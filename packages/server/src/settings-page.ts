import { z } from 'zod';
import { SETTING_GROUPS } from './settings.ts';

const INTRODUCTION = `# Settings

<!-- Written by npm run docs from the settings. Don't edit by hand. -->

Liftmark reads its settings from environment variables. All are optional, and a blank value counts as unset. Lists are separated by
commas. Invalid settings are reported together at startup, each with its fix. For a language model, see [models.md](models.md);
\`npm run ai:check\` tests its settings.`;

/** Every setting as a Markdown page, with its default or what happens without it. */
export function settingsPage(): string {
  const chapters = Object.entries(SETTING_GROUPS).map(([heading, settings]) => {
    const rows = Object.entries(settings).map(([name, schema]) => rowOf(name, schema));
    return `## ${heading}\n\n| setting | default | purpose |\n| --- | --- | --- |\n${rows.join('\n')}`;
  });
  return `${[INTRODUCTION, ...chapters].join('\n\n')}\n`;
}

/** @throws for a setting without a description */
function rowOf(name: string, schema: z.ZodType): string {
  const { description, unset } = schema.meta() ?? {};
  if (!description) throw new Error(`${name} has no description`);
  const { default: preset } = z.toJSONSchema(schema, { io: 'input' });
  const isPreset = preset !== undefined && preset !== '';
  return `| \`${name}\` | ${isPreset ? `\`${preset}\`` : (unset ?? 'none')} | ${description} |`;
}
