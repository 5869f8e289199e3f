import { countedModel } from '@liftmark/engine/model/counted-model';
import { adviceOf, ModelError } from '@liftmark/engine/model/model-error';
import { type OpenModel, openModel } from '@liftmark/engine/model/open-model';
import { createTokenBudget } from '@liftmark/engine/model/token-budget';
import { z } from 'zod';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/**
 * `npm run ai:check` checks that the language model's settings work, and shows what the model supports and what one
 * analysis costs. It reads and sends nothing of the installation except the settings and a sample page.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function check(settings: Settings): Promise<boolean> {
  const { AI_PROVIDER: provider, AI_MODEL: name } = settings;
  if (provider === undefined || name === undefined) {
    say('No model is configured. The built-in analyst writes everything, and nothing is sent anywhere.');
    say('To use a model, set AI_PROVIDER, AI_MODEL and AI_API_KEY (or AI_BASE_URL for your own).');
    return true;
  }
  const address = settings.AI_BASE_URL ?? 'its default address';
  say(`Asking ${name} (${provider}) at ${address}`);
  const model = openModel({
    provider,
    model: name,
    apiKey: settings.AI_API_KEY ?? null,
    baseUrl: settings.AI_BASE_URL ?? null,
  });
  try {
    await checkAnswer(model);
    await checkPictures(model);
    await checkStream(model);
    return await checkAnalysis(model, settings);
  } catch (error) {
    say(`  Failed: ${explained(error)}`);
    return false;
  }
}

function explained(error: unknown): string {
  return error instanceof ModelError ? `${error.message} ${adviceOf(error)}` : String(error);
}

const PATIENCE_MS = 60_000;

function optionsOf() {
  return { signal: AbortSignal.timeout(PATIENCE_MS), budget: createTokenBudget(100_000) };
}

const request = {
  task: 'check',
  instructions: 'Answer with one JSON object {"word": "…"} and nothing else.',
  pictures: [],
  schema: z.object({ word: z.string() }),
  maxOutputTokens: 1_000,
};

const OUTPUT: Record<OpenModel['abilities']['output'], string> = {
  schema: 'yes',
  tool: 'as the arguments of a tool call',
  json: 'JSON only: the prompt describes the format',
  text: 'no: the prompt describes the format instead',
};

async function checkAnswer(model: OpenModel): Promise<void> {
  const beganAt = performance.now();
  await model.ask({ ...request, data: 'The word is "harbor".' }, optionsOf());
  say(`  Answers            yes, in ${seconds(performance.now() - beganAt)}`);
  say(`  Structured output  ${OUTPUT[model.abilities.output]}`);
}

async function checkPictures(model: OpenModel): Promise<void> {
  const { default: sharp } = await import('sharp');
  const square = sharp({ create: { width: 64, height: 64, channels: 3, background: '#e00000' } });
  const picture = { mimeType: 'image/png', bytes: await square.png().toBuffer() };
  const data = 'The word is the color of the picture, in English.';
  const { answer, sawPicture } = await model.ask({ ...request, data, pictures: [picture] }, optionsOf());
  const isSeen = sawPicture && /red/i.test(answer.word);
  const unseen = sawPicture
    ? `accepted, but the model called a red square “${answer.word.slice(0, 40)}”`
    : 'no';
  say(`  Pictures           ${isSeen ? 'yes' : unseen}`);
}

async function checkStream(model: OpenModel): Promise<void> {
  let pieces = 0;
  const data = 'The word is "harbor harbor harbor harbor harbor harbor harbor harbor".';
  for await (const piece of model.stream({ ...request, data }, optionsOf())) pieces += piece === '' ? 0 : 1;
  say(`  Streaming          ${pieces > 1 ? 'yes' : 'no: answers arrive in one piece'}`);
}

/** A whole analysis of a page in this repository, as visitors of this installation would get it. */
async function checkAnalysis(model: OpenModel, settings: Settings): Promise<boolean> {
  // Loaded only now, because the engine takes its time to load.
  const { audit } = await import('@liftmark/engine/pipeline/audit');
  const { createModelAnalyst } = await import('@liftmark/engine/analyst/model/model-analyst');
  const { createCapturer } = await import('@liftmark/engine/capture/capturer');
  const { DEFAULT_POLICY } = await import('@liftmark/engine/capture/egress/policy');
  const { startFixtureServer } = await import('@liftmark/engine/fixtures/server');
  const server = await startFixtureServer();
  const policy = { ...DEFAULT_POLICY, allowPrivate: [server.host] };
  const capturer = await createCapturer({ policy, chromePath: 'none' });
  try {
    const { report } = await audit(server.page('saas-vague'), { capturer });
    const counted = countedModel(model);
    const analyst = createModelAnalyst({
      model: counted,
      cache: { get: async () => null, set: async () => undefined },
      tokensPerAnalysis: settings.AI_TOKENS_PER_ANALYSIS,
      waitMs: settings.AI_SECONDS_PER_ANALYSIS * 1000,
      onFailure: (part, error) => say(`  ${part}: ${explained(error)}`),
    });
    const beganAt = performance.now();
    const waitMs = settings.AI_SECONDS_PER_ANALYSIS * 1000;
    const signal = new AbortController().signal;
    const { analyst: wrote } = await analyst.writeReport(report, {
      signal,
      waitMs,
      picture: null,
      readPage: null,
    });
    const tokens = counted.used.inputTokens + counted.used.outputTokens;
    const parts = wrote.parts ?? [];
    const sum = (count: (part: (typeof parts)[number]) => number) =>
      parts.reduce((all, part) => all + count(part), 0);
    say(
      `  One analysis       ${tokens.toLocaleString('en-US')} tokens in ${seconds(performance.now() - beganAt)}, without a picture`,
    );
    say(
      `  Statements         ${sum(({ kept }) => kept)} confirmed on the page, ${sum(({ dropped }) => dropped)} not confirmed and dropped`,
    );
    for (const { part, author, reason } of parts) {
      if (author === 'built-in') say(`  ${part.padEnd(18)} keeps the built-in analyst’s text (${reason})`);
    }
    return wrote.kind === 'model';
  } finally {
    await Promise.all([capturer.close(), server.close()]);
  }
}

try {
  process.exitCode = (await check(readSettings(process.env))) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
