/** What clients of `/mcp` read when a request is refused. */
export const text = {
  batch: 'Send one message per request. Batches are not supported.',
  notMessage: 'Send a JSON-RPC message as application/json.',
  noSession: 'There is no session yet. Send “initialize” first, then its Mcp-Session-Id with every request.',
  endedSession: 'This session has ended or belongs to another API key. Send “initialize” to start a new one.',
  onlyPost: 'Send messages with POST. This server opens no stream of its own and sessions end by themselves.',
};
