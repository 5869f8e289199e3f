import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

function name(label: string): string {
  return quote(label, 40);
}

function names(labels: readonly string[]): string {
  return list(labels.map(name), 9);
}

const ELSEWHERE = 'Move what regular visitors need, such as logins and payments, to the header or footer.';

const english = {
  why: 'Each extra choice costs attention, and people who aren’t sure which step is meant for them put off the decision. One clear next step gets more clicks than several equal ones.',
  measure:
    'Reported if the hero shows two or more buttons with the same look and size, if a filled button there only leads to more information while the one that asks visitors to act is an outline or only in the header, or if the page has five or more differently worded buttons that ask visitors to act. The more there are, the more serious. Differently worded buttons across the page never come among the first five. Three or more buttons of which only one asks visitors to act count as a selection.',
  equals: ({ labels, lead }: { labels: readonly string[]; lead: string }) => ({
    title:
      labels.length === 2
        ? `Make ${name(lead)} the only main button in the hero`
        : `Choose one main button in the hero: ${labels.length} look equally important`,
    observed: `${names(labels)} have the same look and size above the fold, so none is the obvious next step.`,
    steps: [
      `Decide which button new visitors should click, such as ${name(lead)}, and keep only that one filled.`,
      'Turn the second most useful one into an outlined button, and the others into text links further down.',
      ELSEWHERE,
    ],
  }),
  louder: ({ loud, quiet }: { loud: string; quiet: string }) => ({
    title: `Make ${name(quiet)} the main button, not ${name(loud)}`,
    observed: `In the hero, ${quote(loud, 60)} is filled but only leads to more information, while ${quote(quiet, 60)} is just an outline.`,
    steps: [
      `Swap their styles: fill ${name(quiet)}, and turn ${name(loud)} into an outlined button or a text link.`,
      `Put ${name(quiet)} first, and use the same filled style for it everywhere on the page.`,
    ],
  }),
  header: ({ loud, quiet }: { loud: string; quiet: string }) => ({
    title: `Make ${name(quiet)} the main button in the hero, not ${name(loud)}`,
    observed: `In the hero, ${quote(loud, 60)} is filled but only leads to more information. ${quote(quiet, 60)} is only in the header.`,
    steps: [
      `Add ${name(quiet)} to the hero as a filled button, and turn ${name(loud)} into an outlined button or a text link.`,
      `Use the same filled style for ${name(quiet)} everywhere on the page.`,
    ],
  }),
  many: ({ labels, lead }: { labels: readonly string[]; lead: string }) => ({
    title: `Choose one main button: ${labels.length} different ones compete`,
    observed: `The page has ${labels.length} differently worded buttons that ask visitors to act: ${names(labels)}.`,
    steps: [
      `Choose the one step that matters most, such as ${name(lead)}, and use that label on every filled button.`,
      'Merge the buttons that lead to the same conversation or form; different labels make people think they do different things.',
      'Turn the other buttons into text links, each in the section where it belongs.',
      ELSEWHERE,
    ],
  }),
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
