import { expect, it } from 'vitest';
import { parseCommand, UsageError } from './arguments.ts';

it('reads addresses and flags', () => {
  expect(
    parseCommand(['audit', 'a.example', 'b.example', '--json', '--min-score', '75', '--type', 'saas']),
  ).toEqual({
    name: 'audit',
    arguments: {
      urls: ['a.example', 'b.example'],
      json: true,
      htmlFile: null,
      pdfFile: null,
      staticMode: false,
      minScore: 75,
      compareFile: null,
      competitorUrls: [],
      saveFolder: null,
      snapshotFolder: null,
      budgetMs: 45_000,
      tries: null,
      links: null,
      hints: {
        pageType: 'saas',
        pageGoal: undefined,
        audience: undefined,
        trafficSource: undefined,
        message: undefined,
      },
      access: { headers: [], cookies: [], basicAuth: null, userAgent: null, storageStateFile: null },
      server: null,
      analyst: 'built-in',
      prices: null,
    },
  });
});

it('reads what to fix', () => {
  expect(parseCommand(['fix', 'a.html', '--out', 'b.html', '--only', 'x', '--only', 'y', '--diff'])).toEqual({
    name: 'fix',
    arguments: {
      file: 'a.html',
      outFile: 'b.html',
      only: ['x', 'y'],
      fixesFile: null,
      diffOnly: true,
      json: false,
      budgetMs: 45_000,
      language: 'en',
      links: null,
    },
  });
});

it('takes the key of a server from the command, or else from the environment', () => {
  const server = (args: string[], environment = {}) => {
    const command = parseCommand(
      ['audit', 'a.example', '--server', 'https://l.example/', ...args],
      environment,
    );
    return command.name === 'audit' && command.arguments.server;
  };
  expect(server([], { LIFTMARK_KEY: 'lm_stored' })).toEqual({
    address: 'https://l.example',
    key: 'lm_stored',
  });
  expect(server(['--key', 'lm_typed'], { LIFTMARK_KEY: 'lm_stored' })).toMatchObject({ key: 'lm_typed' });
});

it.each([
  [['--key', 'lm_x'], '--key belongs to a server'],
  [['--server', 'https://l.example'], '--server needs an API key'],
  [['--server', 'l.example', '--key', 'lm_x'], 'not "l.example"'],
  [['--server', 'https://l.example', '--key', 'lm_ü'], 'characters that no key has'],
  [['--server', 'https://l.example', '--key', 'lm_x', '--static'], 'work on this machine only'],
  [['--server', 'https://l.example', '--key', 'lm_x', '--save', 'x'], 'work on this machine only'],
  [['--server', 'https://l.example', '--key', 'lm_x', '--competitor', 'b.example'], 'on this machine only'],
])('refuses %j', (args, reason) => {
  expect(() => parseCommand(['audit', 'a.example', ...args], {})).toThrow(reason);
});

it('reads the text that brings visitors to the page', () => {
  const message = 'Oak desks from $199. -20% this week';
  expect(parseCommand(['audit', 'a.example', '--message', message])).toMatchObject({
    arguments: { hints: { message } },
  });
});

it('reads who writes the words, and what tokens cost', () => {
  const argv = ['--analyst', 'model', '--input-price', '0.25', '--output-price', '2'];
  expect(parseCommand(['audit', 'a.example', ...argv])).toMatchObject({
    arguments: { analyst: 'model', prices: { input: 0.25, output: 2 } },
  });
});

it('tries fixes only on pages that it opens in a browser', () => {
  const triesOf = (...options: string[]) => {
    const command = parseCommand(['audit', 'a.example', ...options]);
    return command.name === 'audit' ? command.arguments.tries : null;
  };
  expect(triesOf('--try')).toBe('first');
  expect(triesOf('--try-all')).toBe('all');
  expect(triesOf('--try', '--try-all')).toBe('all');
  expect(() => parseCommand(['audit', 'a.example', '--try', '--static'])).toThrow(UsageError);
  expect(() => parseCommand(['audit', '--try-all', '--snapshot', 'folder'])).toThrow(UsageError);
});

it('reads the links that the owner gives, on pages that it opens in a browser', () => {
  const given = (...options: string[]) => {
    const command = parseCommand(options);
    return 'arguments' in command && 'links' in command.arguments ? command.arguments.links : undefined;
  };
  const links = ['--link', 'privacy=/privacy?a=b', '--link', 'terms=https://a.example/terms'];
  const read = { privacy: '/privacy?a=b', terms: 'https://a.example/terms' };
  expect(given('audit', 'a.example', ...links)).toEqual(read);
  expect(given('fix', 'a.html', ...links)).toEqual(read);
  for (const wrong of [
    ['audit', 'a.example', '--link', 'jobs=/jobs'],
    ['audit', 'a.example', '--link', 'privacy'],
    ['audit', 'a.example', '--link', 'privacy='],
    ['audit', 'a.example', '--static', ...links],
    ['fix', 'a.html', '--fixes', 'fixes.json', ...links],
    ['ci', ...links],
  ])
    expect(() => parseCommand(wrong)).toThrow(UsageError);
});

it('takes a text that begins with a minus behind an equals sign', () => {
  expect(parseCommand(['audit', 'a.example', '--message=-20% on desks'])).toMatchObject({
    arguments: { hints: { message: '-20% on desks' } },
  });
});

it('shows help when asked, or without arguments', () => {
  expect(parseCommand([])).toEqual({ name: 'help' });
  expect(parseCommand(['audit', '-h'])).toEqual({ name: 'help' });
  expect(parseCommand(['--version'])).toEqual({ name: 'version' });
});

it('serves assistants, with a folder for the reports', () => {
  expect(parseCommand(['mcp'])).toEqual({ name: 'mcp', dataFolder: null });
  expect(parseCommand(['mcp', '--data', 'kept'])).toEqual({ name: 'mcp', dataFolder: 'kept' });
});

it.each([
  [['audit'], 'Add the address'],
  [['a.example'], 'Try: liftmark audit a.example'],
  [['--json'], 'Add a command'],
  [['audti', 'https://a.example'], 'There is no command "audti". See "liftmark --help".'],
  [['audit', 'a.example', '--nonsense'], 'There is no option --nonsense. See "liftmark --help".'],
  [['audit', 'a.example', '-x'], 'There is no option -x.'],
  [['audit', 'a.example', '--constructor'], 'There is no option --constructor.'],
  [['audit', 'a.example', '--html'], '--html needs a value'],
  [['audit', 'a.example', '--html', '--json'], '--html needs a value'],
  [['audit', 'a.example', '--json=3'], '--json takes no value'],
  [['audit', 'a.example', '--min-score', 'high'], '--min-score takes a number from 0 to 100'],
  [['audit', 'a.example', '--min-score', '101'], '--min-score takes a number from 0 to 100'],
  [['audit', 'a.example', '--budget', '-3'], '--budget takes a number from 1 to 600, not "-3"'],
  [['audit', 'a.example', '--budget=-3'], '--budget takes a number from 1 to 600, not "-3"'],
  [['audit', 'a.example', '--min-score', '-.5'], '--min-score takes a number from 0 to 100, not "-.5"'],
  [['audit', 'a.example', '--budget', '--json'], '--budget needs a value'],
  [['audit', 'a.example', '--budget', ''], '--budget takes a number'],
  [['audit', 'a.example', '--message'], '--message needs a value'],
  [['audit', 'a.example', '--message', 'x'.repeat(501)], '--message takes at most 500 characters, not 501.'],
  [['audit', 'a.example', '--analyst', 'me'], '--analyst takes one of built-in, model, not "me"'],
  [
    ['audit', 'a.example', '--analyst', 'model', '--input-price', '1'],
    'Use --input-price and --output-price',
  ],
  [['audit', 'a.example', '--input-price', '1', '--output-price', '2'], 'with --analyst model'],
  [['audit', 'a.example', '--type', 'blog'], '--type takes one of saas'],
  [['audit', 'a.example', 'b.example', '--html', 'r.html'], 'one address at a time'],
  [['mcp', 'a.example'], 'liftmark mcp takes only --data'],
  [['mcp', '--json'], 'liftmark mcp takes only --data'],
  [['audit', 'a.example', '--data', 'kept'], '--data belongs to liftmark mcp'],
  [['fix'], 'Add one HTML file'],
  [['fix', 'a.html', 'b.html'], 'Add one HTML file'],
  [['fix', 'a.html', '--min-score', '70'], 'liftmark fix takes only --out'],
  [['audit', 'a.example', '--out', 'b.html'], '--out, --only, --fixes and --diff belong to liftmark fix'],
  [['audit', 'a.example', '--snapshot', 'kept'], 'use it without an address'],
])('refuses %j', (argv, message) => {
  expect(() => parseCommand(argv)).toThrow(UsageError);
  expect(() => parseCommand(argv)).toThrow(message);
});

it('reads the language of the report, and knows no other', () => {
  for (const [command, rest] of [
    ['fix', ['a.html']],
    ['ci', []],
  ] as const) {
    expect(parseCommand([command, ...rest, '--language', 'fr'])).toMatchObject({
      arguments: { language: 'fr' },
    });
  }
  expect(parseCommand(['audit', 'a.example', '--language', 'de'])).toMatchObject({
    arguments: { hints: { reportLanguage: 'de' } },
  });
  expect(() => parseCommand(['audit', 'a.example', '--language', 'it'])).toThrow(
    'takes one of en, de, fr, es',
  );
});

it('reads the options of ci, and gives them to no other command', () => {
  expect(parseCommand(['ci'])).toEqual({
    name: 'ci',
    arguments: {
      configFile: null,
      outputFolder: 'liftmark-results',
      updatesBaseline: false,
      json: false,
      language: 'en',
    },
  });
  expect(parseCommand(['ci', '--config', 'c.json', '--output', 'o', '--update-baseline'])).toMatchObject({
    arguments: { configFile: 'c.json', outputFolder: 'o', updatesBaseline: true },
  });
  expect(() => parseCommand(['ci', 'a.example'])).toThrow('Pages are in the configuration');
  expect(() => parseCommand(['ci', '--static'])).toThrow('takes only');
  expect(() => parseCommand(['audit', 'a.example', '--update-baseline'])).toThrow('belong to liftmark ci');
});
