/** The order in which a browser paints its layers, from what can be computed without it. */

/** An element that a browser paints as a layer of its own. */
interface Layer {
  element: Element;
  /** Layers right below it. */
  children: Layer[];
  isContext: boolean;
  /** Whether it is painted by its `z-index` among the layers of its context. */
  isStacked: boolean;
  zIndex: number;
  isOnTop: boolean;
}

type Style = CSSStyleDeclaration;

/** By element: of one that is no layer, that of the layer which it is painted with. */
export class PaintOrder {
  readonly #layers = new Map<Element, Layer>();
  readonly #orders = new Map<Element, number>();
  readonly #roots: Layer[] = [];
  #next = 0;

  /** Called for each element in the order of the tree, parents first. */
  add(element: Element, parent: Element | null, style: Style, parentStyle: Style | null): void {
    const above = parent === null ? undefined : this.#layers.get(parent);
    const isRoot = above === undefined;
    if (!isRoot && !isLayer(element, style, parentStyle)) {
      this.#layers.set(element, above);
      return;
    }
    const isOnTop = element.matches(':modal, :popover-open');
    const isContext = isRoot || isOnTop || isStackingContext(style, parentStyle);
    const layer: Layer = {
      element,
      children: [],
      isContext,
      isStacked: isContext || style.position !== 'static',
      zIndex: Number.parseInt(style.zIndex, 10) || 0,
      isOnTop,
    };
    this.#layers.set(element, layer);
    above?.children.push(layer);
    if (isRoot) this.#roots.push(layer);
  }

  /** Null for an element that was not added. */
  of(element: Element): number | null {
    if (this.#next === 0) this.#number();
    const layer = this.#layers.get(element);
    return layer === undefined ? null : (this.#orders.get(layer.element) ?? null);
  }

  #number(): void {
    // The view itself is the first.
    this.#next = 1;
    for (const root of this.#roots) this.#paint(root);
  }

  #paint(layer: Layer): void {
    this.#orders.set(layer.element, this.#next);
    this.#next += 1;
    const stacked = layer.isContext ? stackedIn(layer) : [];
    const byIndex = stacked.toSorted(
      (one, other) => Number(one.isOnTop) - Number(other.isOnTop) || one.zIndex - other.zIndex,
    );
    for (const below of byIndex) if (below.zIndex < 0) this.#paint(below);
    for (const child of layer.children) if (!child.isStacked) this.#paint(child);
    for (const above of byIndex) if (above.zIndex >= 0) this.#paint(above);
  }
}

/** Layers that are painted by their index in this context, not in one within it. */
function stackedIn(context: Layer): Layer[] {
  const found: Layer[] = [];
  const open = context.children.toReversed();
  for (let layer = open.pop(); layer !== undefined; layer = open.pop()) {
    if (layer.isStacked) found.push(layer);
    if (!layer.isContext) open.push(...layer.children.toReversed());
  }
  return found;
}

function isLayer(element: Element, style: Style, parentStyle: Style | null): boolean {
  return (
    style.position !== 'static' ||
    isStackingContext(style, parentStyle) ||
    (!/^(?:visible|clip)$/.test(style.overflowX) && !/^inline$|^contents$/.test(style.display)) ||
    style.columnCount !== 'auto' ||
    /^(?:VIDEO|CANVAS|IFRAME|EMBED|OBJECT)$/i.test(element.nodeName)
  );
}

const isSet = (value: string | undefined, initial: string) =>
  value !== undefined && value !== '' && value !== initial;

function isStackingContext(style: Style, parentStyle: Style | null): boolean {
  const { position, zIndex } = style;
  if (position === 'fixed' || position === 'sticky') return true;
  if (zIndex !== 'auto') {
    if (position !== 'static') return true;
    if (/flex|grid/.test(parentStyle?.display ?? '')) return true;
  }
  return (
    Number(style.opacity) < 1 ||
    isSet(style.transform, 'none') ||
    isSet(style.translate, 'none') ||
    isSet(style.scale, 'none') ||
    isSet(style.rotate, 'none') ||
    isSet(style.filter, 'none') ||
    isSet(style.backdropFilter, 'none') ||
    isSet(style.perspective, 'none') ||
    isSet(style.clipPath, 'none') ||
    isSet(style.maskImage, 'none') ||
    isSet(style.mixBlendMode, 'normal') ||
    style.isolation === 'isolate' ||
    /transform|opacity|filter|perspective/.test(style.willChange) ||
    /paint|layout|strict|content/.test(style.contain)
  );
}
