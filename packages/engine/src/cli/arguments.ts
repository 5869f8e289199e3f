import { parseArgs } from 'node:util';
import { AUDIENCES, PAGE_GOALS, type PageHints, TRAFFIC_SOURCES } from '@liftmark/contract/analysis';
import { PAGE_TYPES } from '@liftmark/contract/page-types';

/** Wrong usage: the message says what was meant to be given. */
export class UsageError extends Error {}

export interface Arguments {
  urls: string[];
  json: boolean;
  htmlFile: string | null;
  pdfFile: string | null;
  staticMode: boolean;
  /** 0 to 100. */
  minScore: number | null;
  compareFile: string | null;
  saveFolder: string | null;
  snapshotFolder: string | null;
  budgetMs: number;
  hints: PageHints;
}

export type Command = { name: 'audit'; arguments: Arguments } | { name: 'help' } | { name: 'version' };

const OPTIONS = {
  json: { type: 'boolean' },
  html: { type: 'string' },
  pdf: { type: 'string' },
  static: { type: 'boolean' },
  'min-score': { type: 'string' },
  compare: { type: 'string' },
  save: { type: 'string' },
  snapshot: { type: 'string' },
  type: { type: 'string' },
  goal: { type: 'string' },
  audience: { type: 'string' },
  traffic: { type: 'string' },
  budget: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** The options that take a number, with the least and the greatest. */
const RANGES = { 'min-score': [0, 100], budget: [1, 600] } as const;

const DEFAULT_BUDGET_S = 45;

const SEE_HELP = '"liftmark --help" shows what can be given.';

/** @throws {UsageError} */
export function parseCommand(argv: readonly string[]): Command {
  const { values, positionals } = parsed(argv);
  const [command, ...urls] = positionals;
  if (values.help || command === 'help' || argv.length === 0) return { name: 'help' };
  if (values.version) return { name: 'version' };
  if (command !== 'audit') {
    throw new UsageError(
      command === undefined
        ? 'Say what to do: liftmark audit <url>.'
        : `"${command}" is no command. ${/[.:]/.test(command) ? `Try: liftmark audit ${command}` : SEE_HELP}`,
    );
  }
  const audit: Arguments = {
    urls,
    json: values.json ?? false,
    htmlFile: values.html ?? null,
    pdfFile: values.pdf ?? null,
    staticMode: values.static ?? false,
    minScore: values['min-score'] === undefined ? null : numberIn('min-score', values['min-score']),
    compareFile: values.compare ?? null,
    saveFolder: values.save ?? null,
    snapshotFolder: values.snapshot ?? null,
    budgetMs: 1000 * numberIn('budget', values.budget ?? String(DEFAULT_BUDGET_S)),
    hints: {
      pageType: values.type === undefined ? undefined : oneOf('--type', values.type, PAGE_TYPES),
      pageGoal: values.goal === undefined ? undefined : oneOf('--goal', values.goal, PAGE_GOALS),
      audience: values.audience === undefined ? undefined : oneOf('--audience', values.audience, AUDIENCES),
      trafficSource:
        values.traffic === undefined ? undefined : oneOf('--traffic', values.traffic, TRAFFIC_SOURCES),
    },
  };
  checkCombination(audit);
  return { name: 'audit', arguments: audit };
}

function parsed(argv: readonly string[]) {
  const config = { args: [...argv], options: OPTIONS, allowPositionals: true } as const;
  const { tokens } = parseArgs({ ...config, strict: false, tokens: true });
  for (const token of tokens) if (token.kind === 'option') checkOption(token);
  return parseArgs(config);
}

/** What the strict parser would refuse, in our words. */
function checkOption({
  name,
  rawName,
  value,
}: {
  name: string;
  rawName: string;
  value?: string | undefined;
}) {
  if (!isOption(name)) throw new UsageError(`There is no option ${rawName}. ${SEE_HELP}`);
  const takesValue = OPTIONS[name].type === 'string';
  if (isNumeric(name) && /^-[\d.]/.test(value ?? '')) numberIn(name, value ?? '');
  if (takesValue && (value === undefined || value.startsWith('-'))) {
    throw new UsageError(`${rawName} needs a value behind it. ${SEE_HELP}`);
  }
  if (!takesValue && value !== undefined) throw new UsageError(`${rawName} takes no value. ${SEE_HELP}`);
}

function isOption(name: string): name is keyof typeof OPTIONS {
  return Object.hasOwn(OPTIONS, name);
}

function isNumeric(name: string): name is keyof typeof RANGES {
  return Object.hasOwn(RANGES, name);
}

function checkCombination({
  urls,
  snapshotFolder,
  htmlFile,
  pdfFile,
  compareFile,
  saveFolder,
  staticMode,
}: Arguments) {
  if (snapshotFolder !== null && (urls.length > 0 || staticMode || saveFolder !== null)) {
    throw new UsageError(
      '--snapshot judges a stored page: give no address, no --static and no --save with it.',
    );
  }
  if (snapshotFolder === null && urls.length === 0) {
    throw new UsageError('Give the address of at least one page: liftmark audit https://example.com');
  }
  const forOnePage = [htmlFile, pdfFile, compareFile, saveFolder].some((value) => value !== null);
  if (urls.length > 1 && forOnePage) {
    throw new UsageError('--html, --pdf, --compare and --save take one address at a time.');
  }
}

function numberIn(option: keyof typeof RANGES, text: string): number {
  const [low, high] = RANGES[option];
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < low || value > high) {
    throw new UsageError(`--${option} takes a number from ${low} to ${high}, not "${text}".`);
  }
  return value;
}

function oneOf<const T extends string>(flag: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new UsageError(`${flag} takes one of ${allowed.join(', ')}, not "${text}".`);
  return found;
}
