/** How a client is set up. `docs/mcp.md` has the same configurations. */
export interface Setup {
  id: string;
  /** The client, or those that share a configuration. */
  name: string;
  /** Where the configuration goes: a file, or the terminal. */
  place: string;
  code: string;
}

/** With an API key, at the address of this installation. */
export function serverSetups(origin: string): Setup[] {
  return [
    {
      id: 'claude-code',
      name: 'Claude Code',
      place: 'Run in a terminal',
      code: `claude mcp add --transport http liftmark ${origin}/mcp --header "Authorization: Bearer lm_…"`,
    },
    {
      id: 'cursor',
      name: 'Cursor',
      place: '.cursor/mcp.json',
      code: `{
  "mcpServers": {
    "liftmark": { "url": "${origin}/mcp", "headers": { "Authorization": "Bearer lm_…" } }
  }
}`,
    },
    {
      id: 'vs-code',
      name: 'VS Code',
      place: '.vscode/mcp.json',
      code: `{
  "inputs": [{ "type": "promptString", "id": "liftmark-key", "description": "Liftmark API key", "password": true }],
  "servers": {
    "liftmark": {
      "type": "http",
      "url": "${origin}/mcp",
      "headers": { "Authorization": "Bearer \${input:liftmark-key}" }
    }
  }
}`,
    },
    {
      id: 'codex',
      name: 'Codex CLI',
      place: '~/.codex/config.toml',
      code: `[mcp_servers.liftmark]
url = "${origin}/mcp"
bearer_token_env_var = "LIFTMARK_KEY"
tool_timeout_sec = 120`,
    },
  ];
}

/** In a clone of the repository, without a server or a key. */
export const LOCAL_SETUPS: readonly Setup[] = [
  {
    id: 'claude-code',
    name: 'Claude Code',
    place: 'Run in a terminal',
    code: 'claude mcp add liftmark --env ALLOW_PRIVATE_TARGETS=localhost:3000 -- npm --prefix /path/to/liftmark run --silent mcp',
  },
  {
    id: 'json',
    name: 'Claude Desktop, Cursor and others',
    place:
      'claude_desktop_config.json, .cursor/mcp.json, mcp_config.json (Windsurf) or settings.json (Gemini CLI)',
    code: `{
  "mcpServers": {
    "liftmark": {
      "command": "npm",
      "args": ["--prefix", "/path/to/liftmark", "run", "--silent", "mcp"],
      "env": { "ALLOW_PRIVATE_TARGETS": "localhost:3000" }
    }
  }
}`,
  },
  {
    id: 'vs-code',
    name: 'VS Code',
    place: '.vscode/mcp.json',
    code: `{
  "servers": {
    "liftmark": {
      "type": "stdio",
      "command": "npm",
      "args": ["--prefix", "/path/to/liftmark", "run", "--silent", "mcp"],
      "env": { "ALLOW_PRIVATE_TARGETS": "localhost:3000" }
    }
  }
}`,
  },
  {
    id: 'codex',
    name: 'Codex CLI',
    place: '~/.codex/config.toml',
    code: `[mcp_servers.liftmark]
command = "npm"
args = ["--prefix", "/path/to/liftmark", "run", "--silent", "mcp"]
env = { ALLOW_PRIVATE_TARGETS = "localhost:3000" }
tool_timeout_sec = 120`,
  },
];
