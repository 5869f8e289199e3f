/** The names and data of the messages of a server-sent event stream, in order. */
export function eventsOf(body: string): [name: string, data: unknown][] {
  return [...body.matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(([, name = '', data = '']) => [
    name,
    JSON.parse(data),
  ]);
}
