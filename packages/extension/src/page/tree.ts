/** The tree as a browser lays it out: a host holds what its shadow root holds, and a slot what is assigned to it. */

const HTML = 'http://www.w3.org/1999/xhtml';

type ShadowReader = (element: Element) => ShadowRoot | null;

/** Extensions may read closed shadow roots, too. */
const shadowOf: ShadowReader = (element) => {
  const closed = element as Element & { openOrClosedShadowRoot?: ShadowRoot | null };
  if (closed.openOrClosedShadowRoot !== undefined) return closed.openOrClosedShadowRoot;
  const { dom } = ((globalThis as { chrome?: object }).chrome ?? {}) as {
    dom?: { openOrClosedShadowRoot?: ShadowReader };
  };
  if (dom?.openOrClosedShadowRoot && element.namespaceURI === HTML)
    return dom.openOrClosedShadowRoot(element);
  return element.shadowRoot;
};

/** The elements of a page that match, also those in shadow roots and in frames, whether or not they are laid out. */
export function* everywhere(root: ParentNode, selector: string): Iterable<Element> {
  yield* root.querySelectorAll(selector);
  for (const element of root.querySelectorAll('*')) {
    const within = shadowOf(element) ?? documentIn(element);
    if (within !== null) yield* everywhere(within, selector);
  }
}

// A form's fields hide its own properties when they are called alike.
const childNodesOf = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes')?.get;

export function childrenOf(node: Node): Iterable<Node> {
  if (isElement(node)) {
    const shadow = shadowOf(node);
    if (shadow !== null) return shadow.childNodes;
    if (node.localName === 'slot') {
      const assigned = (node as HTMLSlotElement).assignedNodes();
      if (assigned.length > 0) return assigned;
    }
  }
  return childNodesOf?.call(node) ?? [];
}

// By kind and name: the nodes of a frame are instances of that frame's classes.
export function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

export function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE;
}

export function isDocument(node: Node): node is Document {
  return node.nodeType === Node.DOCUMENT_NODE;
}

export function isFrame(node: Node): node is HTMLIFrameElement {
  return isElement(node) && (node.localName === 'iframe' || node.localName === 'frame');
}

/** The document of a frame, where the page may read it. */
export function documentIn(node: Node): Document | null {
  if (!isFrame(node)) return null;
  try {
    return node.contentDocument;
  } catch {
    return null;
  }
}
