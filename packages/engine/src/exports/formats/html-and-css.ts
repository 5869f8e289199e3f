import type { Patch, PatchOperation, PatchTarget } from '@liftmark/contract/patches';
import { blockHtml, declarationsCss, ruleCss } from '../block-html.ts';
import type { ExportFormat } from '../export-format.ts';
import { htmlText, oneLine } from '../literals.ts';
import { selectorLines } from '../places.ts';
import { text } from '../text.ts';

const { html } = text;

/** What to replace by what, as HTML and CSS to paste. */
export const htmlAndCss: ExportFormat = ({ url, fixes }) => {
  const sections = fixes.map(({ patch }, index) => section(patch, index + 1));
  if (sections.length === 0) sections.push(text.none);
  return `${[html.title({ url: oneLine(url) }), ...sections].join('\n\n')}\n`;
};

function section({ summary, placeholder, operations }: Patch, number: number): string {
  const head = [`${number}. ${oneLine(summary)}`, ...(placeholder ? [text.placeholder] : [])];
  return [head.join('\n'), ...operations.map(stepOf)].join('\n\n');
}

/** Lines under their labels. */
function step(places: readonly string[], ...parts: readonly [label: string, code: string][]): string {
  const lines = parts.flatMap(([label, code]) => [`  ${label}`, `    ${code}`]);
  return [...places.map((place) => `  ${place}`), ...lines].join('\n');
}

function stepOf(operation: PatchOperation): string {
  switch (operation.operation) {
    case 'setText': {
      const { target, before } = operation;
      const { tag } = target;
      return step(
        selectorLines(target),
        [html.replace, inTag(tag, before)],
        [html.by, inTag(tag, operation.text)],
      );
    }
    case 'setAttribute': {
      const { target, name, before, value } = operation;
      const places = selectorLines(target);
      if (value === null) return step(places, [html.removeAttribute, name]);
      const added: [string, string] = [before === null ? html.addAttribute : html.by, attribute(name, value)];
      return before === null
        ? step(places, added)
        : step(places, [html.replace, attribute(name, before)], added);
    }
    case 'setStyle':
      return styleStep(operation.target, declarationsCss(operation.declarations));
    case 'addRule': {
      const { elements, declarations, upToWidth } = operation;
      return step([], [html.addCss, ruleCss(elements, declarations, upToWidth)]);
    }
    case 'removeRule':
      return step([], [html.removeCss, `${operation.element} { ${operation.property}: …; }`]);
    case 'remove':
      return step([...selectorLines(operation.target), html.remove]);
    case 'move':
      return step(
        [...selectorLines(operation.target), html.move[operation.position]].concat(
          selectorLines(operation.to),
        ),
      );
    case 'insert': {
      const { to, position } = operation;
      return step(selectorLines(to), [html.insert[position], oneLine(blockHtml(operation))]);
    }
    case 'setMeta':
      return step([], [html.head, metaHtml(operation)]);
    default:
      return operation satisfies never;
  }
}

/** On one line, so that words can't look like a step of their own. */
const inline = (words: string) => htmlText(oneLine(words));
const inTag = (tag: string, words: string | null) => `<${tag}>${inline(words ?? '')}</${tag}>`;
const attribute = (name: string, value: string) => (value === '' ? name : `${name}="${inline(value)}"`);

/** CSS can't reach into a shadow root from outside. */
function styleStep(target: PatchTarget, css: string): string {
  const selectors = [target.desktop, target.mobile].flatMap((place) => place?.selector ?? []);
  const isShadow = selectors.some((selector) => selector.includes(' >>> '));
  if (isShadow || new Set(selectors).size > 1)
    return step(selectorLines(target), [html.addStyle, `style="${htmlText(css)}"`]);
  return step([], [html.addCss, `${selectors[0]} { ${css} }`]);
}

function metaHtml({ name, content }: { name: string; content: string }): string {
  return name === 'title'
    ? `<title>${inline(content)}</title>`
    : `<meta name="${name}" content="${inline(content)}">`;
}
