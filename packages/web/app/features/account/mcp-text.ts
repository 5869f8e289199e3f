/** Every sentence of the screen that connects assistants. */
export const text = {
  account: 'Your account',
  title: 'Assistants and editors (MCP)',
  lead: 'Let an assistant analyze your pages, read what to change first, edit the source and check whether it helped. Copy the configuration for yours.',
  signIn: 'Sign in to set up your assistant',
  preview: [
    { title: 'With an API key', text: 'Your assistant uses this server and your reports.' },
    { title: 'On your machine', text: 'Your assistant uses a clone of Liftmark, without a key.' },
  ],

  server: {
    title: 'With an API key',
    lead: 'Reports are kept in your account, and analyses count toward your plan.',
    noKey:
      'You have no API key that can read reports. Create one with “Read reports”, and “Analyze pages” if your assistant should start analyses.',
    create: 'Create an API key',
    clients: 'Clients that use an API key',
    ownKey:
      'Put your key in place of lm_…, but don’t commit the file with it. VS Code asks for the key when it connects.',
    keys: 'Your API keys',
    codexKey: 'Codex CLI reads the key from the environment variable LIFTMARK_KEY.',
  },

  local: {
    title: 'On your machine',
    lead: 'No server, account or key is needed. Reports are kept in a folder on your machine.',
    clients: 'Clients on your machine',
    path: 'Clone the Liftmark repository, run npm ci in it once, and put its path in place of /path/to/liftmark.',
    targets:
      'ALLOW_PRIVATE_TARGETS lists the local previews that may be opened. Leave it out if you have none.',
  },
};
