import { parseArgs } from 'node:util';
import {
  AUDIENCES,
  MAX_MESSAGE,
  PAGE_GOALS,
  type PageHints,
  TRAFFIC_SOURCES,
} from '@liftmark/contract/analysis';
import { MAX_COMPETITORS } from '@liftmark/contract/competitor';
import { type GivenLinks, givenLinksSchema, LINKED_PAGES } from '@liftmark/contract/given-links';
import { PAGE_TYPES } from '@liftmark/contract/page-types';
import { type ReportLanguage, reportLanguageSchema } from '@liftmark/contract/report-language';
import { text } from './text.ts';

const { usage } = text;

/** Wrong usage: the message says what to type instead. */
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
  /** Pages to compare with; none by default. */
  competitorUrls: string[];
  saveFolder: string | null;
  snapshotFolder: string | null;
  budgetMs: number;
  /** Which fixes to try on the page; null for none. */
  tries: 'first' | 'all' | null;
  /** Pages of the site that the page should link to; null for none. */
  links: GivenLinks | null;
  hints: PageHints;
  access: AccessOptions;
  /** The server that analyzes the pages; null for this machine. */
  server: Server | null;
  /** Who writes the words. */
  analyst: Author;
  /** Per million tokens; null where they aren't given. */
  prices: Prices | null;
}

/** What opens the pages, as it was typed. */
export interface AccessOptions {
  /** `Name: value`. */
  headers: readonly string[];
  /** `name=value`. */
  cookies: readonly string[];
  /** `username:password`. */
  basicAuth: string | null;
  userAgent: string | null;
  storageStateFile: string | null;
}

const AUTHORS = ['built-in', 'model'] as const;
type Author = (typeof AUTHORS)[number];

/** What a provider asks for tokens. */
export interface Prices {
  input: number;
  output: number;
}

export interface Server {
  /** Where its API begins. */
  address: string;
  key: string;
}

export interface FixArguments {
  /** The HTML file to fix. */
  file: string;
  outFile: string | null;
  /** Ids of the recommendations whose fixes are chosen; null for all that are ready to publish. */
  only: string[] | null;
  /** An exported JSON file to take the fixes from instead of judging the page. */
  fixesFile: string | null;
  diffOnly: boolean;
  json: boolean;
  budgetMs: number;
  language: ReportLanguage;
  links: GivenLinks | null;
}

export interface CiArguments {
  /** Null for the one in the working folder. */
  configFile: string | null;
  outputFolder: string;
  updatesBaseline: boolean;
  json: boolean;
  language: ReportLanguage;
}

export type Command =
  | { name: 'audit'; arguments: Arguments }
  | { name: 'fix'; arguments: FixArguments }
  | { name: 'ci'; arguments: CiArguments }
  | { name: 'mcp'; dataFolder: string | null }
  | { name: 'help' }
  | { name: 'version' };

const OPTIONS = {
  json: { type: 'boolean' },
  html: { type: 'string' },
  pdf: { type: 'string' },
  static: { type: 'boolean' },
  'min-score': { type: 'string' },
  compare: { type: 'string' },
  competitor: { type: 'string', multiple: true },
  save: { type: 'string' },
  snapshot: { type: 'string' },
  type: { type: 'string' },
  goal: { type: 'string' },
  audience: { type: 'string' },
  traffic: { type: 'string' },
  message: { type: 'string' },
  language: { type: 'string' },
  header: { type: 'string', multiple: true },
  cookie: { type: 'string', multiple: true },
  'basic-auth': { type: 'string' },
  'user-agent': { type: 'string' },
  'storage-state': { type: 'string' },
  server: { type: 'string' },
  key: { type: 'string' },
  budget: { type: 'string' },
  data: { type: 'string' },
  config: { type: 'string' },
  output: { type: 'string' },
  'update-baseline': { type: 'boolean' },
  analyst: { type: 'string' },
  'input-price': { type: 'string' },
  'output-price': { type: 'string' },
  try: { type: 'boolean' },
  'try-all': { type: 'boolean' },
  link: { type: 'string', multiple: true },
  out: { type: 'string' },
  only: { type: 'string', multiple: true },
  fixes: { type: 'string' },
  diff: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** The options that take a number, with the lowest and highest. */
const RANGES = {
  'min-score': [0, 100],
  budget: [1, 600],
  'input-price': [0, 10_000],
  'output-price': [0, 10_000],
} as const;

const DEFAULT_OUTPUT = 'liftmark-results';

const DEFAULT_BUDGET_S = 45;
/** A server has a budget of its own, and other pages may be waiting there. */
const DEFAULT_SERVER_BUDGET_S = 600;

/**
 * @param environment has the key for a server in `LIFTMARK_KEY`, which leaves no trace in the shell's history
 * @throws {UsageError}
 */
export function parseCommand(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Command {
  const { values, positionals } = parsed(argv);
  const [command, ...urls] = positionals;
  if (values.help || command === 'help' || argv.length === 0) return { name: 'help' };
  if (values.version) return { name: 'version' };
  if (command === 'mcp') return mcpCommand(values, urls);
  if (command === 'ci') return ciCommand(values, urls);
  if (values.data !== undefined) throw withHelp(usage.onlyWithMcp);
  if (command === 'fix') return fixCommand(values, urls);
  if (FIX_OPTIONS.some((option) => values[option] !== undefined)) throw withHelp(usage.onlyWithFix);
  if (CI_OPTIONS.some((option) => values[option] !== undefined)) throw withHelp(usage.onlyWithCi);
  if (command !== 'audit') {
    throw new UsageError(
      command === undefined
        ? usage.noCommand
        : `${usage.unknownCommand({ command })} ${command.includes('.') || command.includes(':') ? usage.tryAudit({ address: command }) : usage.seeHelp}`,
    );
  }
  return auditCommand(values, urls, environment.LIFTMARK_KEY);
}

function auditCommand(values: Values, urls: string[], storedKey: string | undefined): Command {
  const audit: Arguments = {
    urls,
    json: values.json ?? false,
    htmlFile: values.html ?? null,
    pdfFile: values.pdf ?? null,
    staticMode: values.static ?? false,
    minScore: values['min-score'] === undefined ? null : numberIn('min-score', values['min-score']),
    compareFile: values.compare ?? null,
    competitorUrls: values.competitor ?? [],
    saveFolder: values.save ?? null,
    snapshotFolder: values.snapshot ?? null,
    tries: values['try-all'] ? 'all' : values.try ? 'first' : null,
    links: linksIn(values.link),
    budgetMs: 1000 * budgetOf(values),
    access: accessIn(values),
    hints: hintsIn(values),
    server: serverOf(values, storedKey),
    analyst: values.analyst === undefined ? 'built-in' : oneOf('--analyst', values.analyst, AUTHORS),
    prices: pricesIn(values['input-price'], values['output-price']),
  };
  checkCombination(audit);
  return { name: 'audit', arguments: audit };
}

function hintsIn(values: Values): PageHints {
  return {
    pageType: values.type === undefined ? undefined : oneOf('--type', values.type, PAGE_TYPES),
    pageGoal: values.goal === undefined ? undefined : oneOf('--goal', values.goal, PAGE_GOALS),
    audience: values.audience === undefined ? undefined : oneOf('--audience', values.audience, AUDIENCES),
    trafficSource:
      values.traffic === undefined ? undefined : oneOf('--traffic', values.traffic, TRAFFIC_SOURCES),
    message: values.message === undefined ? undefined : shortEnough(values.message),
    reportLanguage: values.language === undefined ? undefined : languageOf(values),
  };
}

function accessIn(values: Values): AccessOptions {
  return {
    headers: values.header ?? [],
    cookies: values.cookie ?? [],
    basicAuth: values['basic-auth'] ?? null,
    userAgent: values['user-agent'] ?? null,
    storageStateFile: values['storage-state'] ?? null,
  };
}

function mcpCommand({ data, ...others }: { data?: string }, rest: readonly string[]): Command {
  if (rest.length > 0 || Object.keys(others).length > 0) throw withHelp(usage.mcpAlone);
  return { name: 'mcp', dataFolder: data ?? null };
}

/** The options that only `fix` takes. */
const FIX_OPTIONS = ['out', 'only', 'fixes', 'diff'] as const;

function fixCommand(values: Values, files: readonly string[]): Command {
  const { out, only, fixes, diff, json, budget, language, link, ...others } = values;
  const [file] = files;
  if (file === undefined || files.length > 1) throw withHelp(usage.oneFile);
  if (Object.keys(others).length > 0) throw withHelp(usage.fixAlone);
  if (fixes !== undefined && link !== undefined) throw new UsageError(usage.linkJudges);
  return {
    name: 'fix',
    arguments: {
      file,
      outFile: out ?? null,
      only: only ?? null,
      fixesFile: fixes ?? null,
      diffOnly: diff ?? false,
      json: json ?? false,
      budgetMs: 1000 * numberIn('budget', budget ?? String(DEFAULT_BUDGET_S)),
      language: languageOf({ language }),
      links: linksIn(link),
    },
  };
}

const CI_OPTIONS = ['config', 'output', 'update-baseline'] as const;

function ciCommand(
  { config, output, 'update-baseline': update, json, language, ...others }: Values,
  rest: readonly string[],
): Command {
  if (rest.length > 0 || Object.keys(others).length > 0) throw withHelp(usage.ciAlone);
  return {
    name: 'ci',
    arguments: {
      configFile: config ?? null,
      outputFolder: output ?? DEFAULT_OUTPUT,
      updatesBaseline: update ?? false,
      json: json ?? false,
      language: languageOf({ language }),
    },
  };
}

function languageOf({ language }: { language?: string | undefined }): ReportLanguage {
  return language === undefined ? 'en' : oneOf('--language', language, reportLanguageSchema.options);
}

function budgetOf({ budget, server }: { budget?: string; server?: string }): number {
  const usual = server === undefined ? DEFAULT_BUDGET_S : DEFAULT_SERVER_BUDGET_S;
  return numberIn('budget', budget ?? String(usual));
}

function serverOf(
  { server, key }: { server?: string; key?: string },
  storedKey: string | undefined,
): Server | null {
  if (server === undefined) {
    if (key !== undefined) throw new UsageError(usage.keyWithoutServer);
    return null;
  }
  const url = URL.parse(server);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError(usage.server({ given: server }));
  }
  const chosen = key ?? storedKey;
  if (!chosen) throw new UsageError(usage.noKey);
  // A header takes nothing else, and no key has anything else.
  if (![...chosen].every((character) => character > ' ' && character <= '~')) {
    throw new UsageError(usage.oddKey);
  }
  return { address: url.href.endsWith('/') ? url.href.slice(0, -1) : url.href, key: chosen };
}

type Values = ReturnType<typeof parsed>['values'];

function parsed(argv: readonly string[]) {
  const config = { args: [...argv], options: OPTIONS, allowPositionals: true } as const;
  const { tokens } = parseArgs({ ...config, strict: false, tokens: true });
  for (const token of tokens) if (token.kind === 'option') checkOption(token);
  return parseArgs(config);
}

/** Refuses what the strict parser would refuse, with our own messages. */
function checkOption({
  name,
  rawName,
  value,
  inlineValue,
}: {
  name: string;
  rawName: string;
  value?: string | undefined;
  /** Whether it stands behind "=", where it may begin with "-". */
  inlineValue?: boolean | undefined;
}) {
  if (!isOption(name)) throw withHelp(usage.unknownOption({ option: rawName }));
  const takesValue = OPTIONS[name].type === 'string';
  if (isNumeric(name) && /^-[\d.]/.test(value ?? '')) numberIn(name, value ?? '');
  if (takesValue && (value === undefined || (value.startsWith('-') && !inlineValue))) {
    throw withHelp(usage.needsValue({ option: rawName }));
  }
  if (!takesValue && value !== undefined) throw withHelp(usage.takesNoValue({ option: rawName }));
}

function isOption(name: string): name is keyof typeof OPTIONS {
  return Object.hasOwn(OPTIONS, name);
}

function isNumeric(name: string): name is keyof typeof RANGES {
  return Object.hasOwn(RANGES, name);
}

function checkCombination(audit: Arguments): void {
  const { urls, snapshotFolder, staticMode, competitorUrls } = audit;
  const isStored = snapshotFolder !== null;
  const refusals: [refused: boolean, sentence: string][] = [
    [audit.server !== null && isForThisMachine(audit), usage.serverAlone],
    [audit.tries !== null && (isStored || staticMode), usage.tryOpens],
    [audit.links !== null && (isStored || staticMode), usage.linkOpens],
    [audit.prices !== null && audit.analyst !== 'model', usage.pricesOfModel],
    [isStored && (urls.length > 0 || staticMode || audit.saveFolder !== null), usage.snapshotAlone],
    [!isStored && urls.length === 0, usage.noAddress],
    [competitorUrls.length > MAX_COMPETITORS, usage.competitors({ most: MAX_COMPETITORS })],
    [urls.length > 1 && isForOnePage(audit), usage.oneAddress],
  ];
  for (const [refused, sentence] of refusals) if (refused) throw new UsageError(sentence);
}

function isForThisMachine({
  staticMode,
  saveFolder,
  snapshotFolder,
  competitorUrls,
  analyst,
  tries,
  links,
}: Arguments) {
  const hasFolder = saveFolder !== null || snapshotFolder !== null;
  const hasFixes = tries !== null || links !== null;
  return staticMode || hasFolder || competitorUrls.length > 0 || analyst === 'model' || hasFixes;
}

function isForOnePage({ htmlFile, pdfFile, compareFile, saveFolder, competitorUrls }: Arguments): boolean {
  const files = [htmlFile, pdfFile, compareFile, saveFolder];
  return competitorUrls.length > 0 || files.some((file) => file !== null);
}

/** The cost is that of both, so one price alone says nothing. */
function pricesIn(input: string | undefined, output: string | undefined): Prices | null {
  if (input === undefined && output === undefined) return null;
  if (input === undefined || output === undefined) throw new UsageError(usage.bothPrices);
  return { input: numberIn('input-price', input), output: numberIn('output-price', output) };
}

/** `privacy=/privacy`, once for each page. */
function linksIn(given: readonly string[] | undefined): GivenLinks | null {
  if (given === undefined) return null;
  const links = given.map((each) => {
    const [page = '', ...address] = each.split('=');
    return [oneOf('--link', page, LINKED_PAGES), address.join('=')];
  });
  const { data } = givenLinksSchema.safeParse(Object.fromEntries(links));
  if (data === undefined) throw new UsageError(usage.link);
  return data;
}

function withHelp(message: string): UsageError {
  return new UsageError(`${message} ${usage.seeHelp}`);
}

function numberIn(option: keyof typeof RANGES, given: string): number {
  const [low, high] = RANGES[option];
  const value = Number(given);
  if (given.trim() === '' || !Number.isFinite(value) || value < low || value > high) {
    throw new UsageError(usage.number({ option, low, high, given }));
  }
  return value;
}

function shortEnough(message: string): string {
  if (message.trim().length > MAX_MESSAGE) {
    throw new UsageError(usage.longMessage({ most: MAX_MESSAGE, given: message.trim().length }));
  }
  return message;
}

function oneOf<const T extends string>(option: string, given: string, choices: readonly T[]): T {
  const found = choices.find((value) => value === given);
  if (found === undefined) throw new UsageError(usage.choice({ option, choices, given }));
  return found;
}
