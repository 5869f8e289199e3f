import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { formFacts } from './forms.ts';

const targetOf = (html: string) => formFacts(readBody(html))[0]?.route.target;

it('a form leads where it says', () => {
  expect(targetOf('<form action="/quote"><label>Name<input></label><button>Ask</button></form>')).toBe(
    '/quote',
  );
});

it('its button may lead elsewhere', () => {
  const button = '<button formaction="http://harbor.example/send">Ask</button>';
  expect(targetOf(`<form action="/quote"><label>Name<input></label>${button}</form>`)).toBe(
    'http://harbor.example/send',
  );
});

it('may have a button that empties it beside the one that sends it', () => {
  const resetOf = (button: string) =>
    formFacts(readBody(`<form><label>Name<input></label><button>Send</button>${button}</form>`))[0];
  expect(resetOf('<input type="reset" value="Clear">')).toMatchObject({
    reset: { text: 'Clear' },
    submit: { text: 'Send' },
  });
  expect(resetOf('<button type="button">Clear</button>')?.reset).toBeNull();
});
