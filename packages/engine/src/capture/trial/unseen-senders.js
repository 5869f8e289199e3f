// Runs in every frame before the page's own scripts. Requests of workers, sockets, windows and frames that are going away
// can't all be seen by who refuses sending, so here they fail, as they do behind a content blocker.
(() => {
  /** As long as a refused connection may take: pages try again, some without a pause. */
  const FAILS_AFTER_MS = 300;

  const put = (name, value) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

  class Refused extends EventTarget {
    onerror = null;
    constructor() {
      super();
      setTimeout(() => this.fail(), FAILS_AFTER_MS);
    }
    fail() {
      this.tell(new Event('error'));
    }
    tell(event) {
      this[`on${event.type}`]?.(event);
      this.dispatchEvent(event);
    }
  }

  class Worker extends Refused {
    onmessage = null;
    postMessage() {}
    terminate() {}
  }

  class SharedWorker extends Refused {
    port = new MessageChannel().port1;
  }

  const STATES = { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 };
  class WebSocket extends Refused {
    onopen = null;
    onmessage = null;
    onclose = null;
    readyState = STATES.CONNECTING;
    bufferedAmount = 0;
    extensions = '';
    protocol = '';
    binaryType = 'blob';
    constructor(url) {
      super();
      this.url = String(url);
    }
    send() {}
    close() {}
    fail() {
      this.readyState = STATES.CLOSED;
      super.fail();
      this.tell(new CloseEvent('close', { code: 1006 }));
    }
  }

  Object.assign(WebSocket, STATES);
  Object.assign(WebSocket.prototype, STATES);

  const NOWHERE = 'blob:refused';
  const isReading = (method) => ['GET', 'HEAD'].includes(String(method).toUpperCase());

  const { fetch, Request } = globalThis;
  put('fetch', async (input, init) => {
    const request = new Request(input, init);
    // What outlives its frame is sent where nothing sees it anymore.
    return fetch(isReading(request.method) ? request : NOWHERE, { keepalive: false });
  });
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method, url, ...rest) {
    return open.call(this, method, isReading(method) ? url : NOWHERE, ...rest);
  };
  Navigator.prototype.sendBeacon = () => true;

  put('Worker', Worker);
  put('SharedWorker', SharedWorker);
  put('WebSocket', WebSocket);
  put('open', () => null);
  for (const name of [
    'WebSocketStream',
    'WebTransport',
    'RTCPeerConnection',
    'webkitRTCPeerConnection',
    'fetchLater',
  ])
    delete globalThis[name];
  delete Navigator.prototype.serviceWorker;
})();
