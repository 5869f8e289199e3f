/** The third-party tag: loaded only if the installation names one, and only after consent. */

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

type Tag = (...command: unknown[]) => void;

let tag: Tag | null = null;

export async function loadGoogleTag(path: string): Promise<void> {
  if (tag !== null) return;
  const answer = await fetch('/api/config').catch(() => null);
  const { gaMeasurementId: id } = answer?.ok ? await answer.json() : { gaMeasurementId: null };
  if (typeof id !== 'string') return;
  const layer: unknown[] = [];
  window.dataLayer = layer;
  tag = function () {
    // The tag reads the arguments object itself.
    // biome-ignore lint/complexity/noArguments: that is the interface of the tag
    layer.push(arguments);
  };
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
  tag('js', new Date());
  tag('config', id, { page_path: path });
}

/** Sends an event to the tag, if it is loaded. */
export function tellGoogleTag(event: string, properties: object): void {
  tag?.('event', event, properties);
}
