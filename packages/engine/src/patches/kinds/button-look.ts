import type { PatchDeclaration, PatchOperation } from '@liftmark/contract/patches';
import type { Rgb } from 'culori';
import { contrastRatio, parseColor, saturation, toHex } from '../../page/color.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import type { PatchKind } from '../patch-kind.ts';
import { targetOf } from '../targets.ts';
import { text } from '../text.ts';

/** Contrast of a button with what is around it, and of its label: enough to be seen by everyone, with room to spare. */
const SHAPE = 4.5;
const LABEL = 4.5;
/** A fill that is less colorful has no hue to keep. */
const GRAY = 0.15;
/** Fills for buttons without a color of their own, for light and for dark surroundings. */
const FILLS = ['#0b5cad', '#ffd166'];
const STEPS = 20;
const WHITE = rgb(1, 1, 1);
const BLACK = rgb(0.07, 0.07, 0.07);

/** The main button in a color that stands out from what is around it. */
export const buttonLook: PatchKind = {
  kind: 'button-look',
  answers: ['weak-action-look', 'action-contrast'],
  improves: ['action-contrast'],
  draft({ page, facts }) {
    const { primaryAction: action } = facts;
    if (action === null || action.pictureOnly || action.shape === 'picture') return null;
    const view = page.main;
    const node = view.at(action.evidence.node);
    const target = node && targetOf(page, node);
    const around = node && view.surroundings(node);
    const fill = around && fillFor(ownFill(node, view), around);
    if (!node || !target || !fill) return null;
    const label = contrastRatio(WHITE, fill) >= LABEL ? WHITE : BLACK;
    const color: PatchDeclaration = { property: 'color', value: toHex(label) };
    const painted: PatchOperation = {
      operation: 'setStyle',
      target,
      declarations: [
        { property: 'background-color', value: toHex(fill) },
        { property: 'background-image', value: 'none' },
        { property: 'border-color', value: toHex(fill) },
        { property: 'opacity', value: '1' },
        color,
        ...(action.shape === 'link' ? AS_BUTTON : []),
      ],
    };
    const inner = view
      .subtree(node)
      .filter((part) => part !== node && part.isElement && part.visible && part.children.some(isWords));
    const words = inner.flatMap((part): PatchOperation[] => {
      const at = targetOf(page, part);
      return at === null ? [] : [{ operation: 'setStyle', target: at, declarations: [color] }];
    });
    return {
      summary: text.buttonLook({ label: action.text, fill: toHex(fill) }),
      operations: [painted, ...words],
    };
  },
};

/** A link that looks like any other text becomes a button. */
const AS_BUTTON: PatchDeclaration[] = [
  { property: 'display', value: 'inline-block' },
  { property: 'padding', value: '12px 24px' },
  { property: 'border-radius', value: '6px' },
  { property: 'text-decoration', value: 'none' },
];

function isWords(node: PageNode): boolean {
  return node.isText && node.source.text.trim() !== '';
}

function ownFill(node: PageNode, view: PageView): Rgb | null {
  const own = parseColor(node.style.computed?.['background-color'] ?? '');
  return own !== null && (own.alpha ?? 1) > 0.9 ? own : view.background(node);
}

/** The fill's own hue, as dark or light as the surroundings need; another where it has none. Null if none stands out. */
function fillFor(own: Rgb | null, around: Rgb): Rgb | null {
  const hues = own !== null && saturation(own) > GRAY ? [own] : [];
  const fallback = FILLS.flatMap((hex) => parseColor(hex) ?? []);
  const shades = [...hues, ...fallback].flatMap((hue) => [
    hue,
    ...towards(hue, BLACK),
    ...towards(hue, WHITE),
  ]);
  return shades.find((shade) => contrastRatio(shade, around) >= SHAPE) ?? null;
}

function towards(from: Rgb, to: Rgb): Rgb[] {
  const mix = (a: number, b: number, share: number) => a + (b - a) * share;
  return Array.from({ length: STEPS }, (_, step) => {
    const share = (0.9 * (step + 1)) / STEPS;
    return rgb(mix(from.r, to.r, share), mix(from.g, to.g, share), mix(from.b, to.b, share));
  });
}

function rgb(r: number, g: number, b: number): Rgb {
  return { mode: 'rgb', r, g, b };
}
