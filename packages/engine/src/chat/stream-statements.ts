import { type Statement, statementSchema } from '../analyst/model/statement.ts';

/** The statements of an answer that grows, each as soon as it is whole and of the right shape. */
export async function* statementsOf(deltas: AsyncIterable<string>): AsyncGenerator<Statement> {
  let text = '';
  let given = 0;
  for await (const delta of deltas) {
    text += delta;
    // Only the end of an object can complete a statement.
    if (!delta.includes('}')) continue;
    const all = wholeElements(text);
    for (const element of all.slice(given)) {
      const parsed = statementSchema.safeParse(element);
      if (parsed.success) yield parsed.data;
    }
    given = all.length;
  }
}

/** The objects of the first array in a JSON text that has not ended yet, as far as they are whole. */
function wholeElements(text: string): unknown[] {
  const elements: unknown[] = [];
  let depth = 0;
  let start = -1;
  let isString = false;
  for (let index = text.indexOf('[') + 1; index > 0 && index < text.length; index += 1) {
    const character = text[index];
    if (isString) {
      if (character === '\\') index += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '{') {
      if (depth === 0) start = index;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0) elements.push(parsed(text.slice(start, index + 1)));
    } else if (character === ']' && depth === 0) break;
  }
  return elements;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
