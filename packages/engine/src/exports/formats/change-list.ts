import type { Patch, PatchBlock, PatchOperation } from '@liftmark/contract/patches';
import type { ExportFormat } from '../export-format.ts';
import { oneLine } from '../literals.ts';
import { selectorLines, selectorOf } from '../places.ts';
import { text } from '../text.ts';

const { list } = text;

/** What to do, numbered, in sentences. */
export const changeList: ExportFormat = ({ url, fixes }) => {
  const sections = fixes.map(({ patch }, index) => section(patch, index + 1));
  if (sections.length === 0) sections.push(text.none);
  return `${[list.title({ url: oneLine(url) }), ...sections].join('\n\n')}\n`;
};

function section({ summary, placeholder, operations }: Patch, number: number): string {
  const steps = operations.map((operation, index) => {
    const places = 'target' in operation ? selectorLines(operation.target) : [];
    const line = `   ${number}.${index + 1} ${sentenceOf(operation)}`;
    return [line, ...places.map((place) => `       ${place}`)].join('\n');
  });
  const note = placeholder ? [`   ${text.placeholder}`] : [];
  return [`${number}. ${oneLine(summary)}`, ...note, ...steps].join('\n');
}

function sentenceOf(operation: PatchOperation): string {
  switch (operation.operation) {
    case 'setText': {
      const { target, before } = operation;
      return list.setText({ tag: target.tag, before: quoted(before), after: oneLine(operation.text) });
    }
    case 'setAttribute': {
      const { target, name, before, value } = operation;
      const { tag } = target;
      if (value === null) return list.removeAttribute({ tag, name });
      return list.setAttribute({ tag, name, before: quoted(before), after: oneLine(value) });
    }
    case 'setStyle':
      return list.setStyle({ tag: operation.target.tag, styles: stylesOf(operation) });
    case 'addRule': {
      const { elements, upToWidth } = operation;
      return list.addRule({ elements: elements.join(', '), styles: stylesOf(operation), upToWidth });
    }
    case 'removeRule':
      return list.removeRule(operation);
    case 'remove':
      return list.remove(operation.target);
    case 'move': {
      const { target, to, position } = operation;
      return list.move({ tag: target.tag, place: placeOf(position, to.tag, selectorOf(to)) });
    }
    case 'insert': {
      const { to, position, content } = operation;
      return list.insert({ what: blockWords(content), place: placeOf(position, to.tag, selectorOf(to)) });
    }
    case 'setMeta': {
      const { name, before, content } = operation;
      return list.setMeta({ name: text.metas[name], before: quoted(before), after: oneLine(content) });
    }
    default:
      return operation satisfies never;
  }
}

const quoted = (before: string | null) => (before === null ? '' : oneLine(before));

const placeOf = (position: keyof typeof text.positions, tag: string, selector: string) =>
  text.positions[position]({ tag, selector });

function stylesOf({ declarations }: { declarations: readonly { property: string; value: string }[] }) {
  return declarations.map(({ property, value }) => `${property}: ${value}`).join('; ');
}

function blockWords(content: PatchBlock): string {
  switch (content.block) {
    case 'testimonial':
      return list.testimonial({ quote: oneLine(content.quote), author: oneLine(content.author) });
    case 'trustLine':
    case 'priceLine':
      return list.line({ words: oneLine(content.text) });
    case 'faq':
      return list.faq({
        heading: oneLine(content.heading),
        items: content.items.map(({ question, answer }) => ({
          question: oneLine(question),
          answer: oneLine(answer),
        })),
      });
    case 'stickyButton':
      return list.stickyButton({ label: oneLine(content.label), address: content.address });
    case 'links':
      return list.links({
        items: content.items.map(({ label, address }) => ({ label: oneLine(label), address })),
      });
    case 'formLabel':
      return list.formLabel({ words: oneLine(content.text), field: content.field });
    default:
      return content satisfies never;
  }
}
