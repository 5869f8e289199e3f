import { requireConnection, SendError } from '../../send/server.ts';
import { forgetConnection, keyOf, loadConnection, saveConnection, serverOf } from '../../send/settings.ts';
import { text } from '../../text.ts';
import { button, element, show } from '../../ui/elements.ts';

/** Which Liftmark the extension sends to, and with which key. */

const known = await loadConnection();
const server = field('server', text.options.server, text.options.serverHint, {
  type: 'url',
  inputmode: 'url',
});
const key = field('key', text.options.key, text.options.keyHint, { type: 'password' });
server.input.value = known?.server ?? '';
key.input.value = known?.key ?? '';
const save = element('button', { type: 'submit', class: 'primary' }, text.options.save);
const outcome = element('p', { role: 'status' });
const disconnect = button(text.options.disconnect, () => void forget(), 'plain');
disconnect.hidden = known === null;

const form = element(
  'form',
  { novalidate: '' },
  ...server.parts,
  ...key.parts,
  element('div', { class: 'row' }, save, disconnect),
);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void connect();
});
show(
  element('h1', {}, text.options.title),
  element('p', {}, text.options.intro),
  form,
  outcome,
  element('h2', {}, text.options.sentTitle),
  element('p', {}, text.options.sent),
);

async function connect(): Promise<void> {
  const connection = { server: serverOf(server.input.value), key: keyOf(key.input.value) };
  server.mark(connection.server === null ? text.options.badServer : null);
  key.mark(connection.key === null ? text.options.badKey : null);
  const wrong = [server, key].find(({ input }) => input.getAttribute('aria-invalid') === 'true');
  if (connection.server === null || connection.key === null) return wrong?.input.focus();
  const checked = { server: connection.server, key: connection.key };
  save.disabled = true;
  say(text.options.saving);
  try {
    await requireConnection(checked);
    await saveConnection(checked);
    disconnect.hidden = false;
    say(text.options.saved, 'success');
  } catch (error) {
    say(error instanceof SendError ? error.message : text.problems.offline(checked), 'problem');
  } finally {
    save.disabled = false;
  }
}

async function forget(): Promise<void> {
  await forgetConnection();
  key.input.value = '';
  disconnect.hidden = true;
  say(text.options.disconnected, 'success');
}

function say(words: string, look = ''): void {
  outcome.className = look;
  outcome.textContent = words;
}

function field(name: string, label: string, hint: string, attributes: Record<string, string>) {
  const described = `${name}-hint`;
  const input = element('input', {
    id: name,
    name,
    required: '',
    autocomplete: 'off',
    'aria-describedby': described,
    ...attributes,
  });
  const note = element('p', { id: described, class: 'hint' }, hint);
  return {
    input,
    parts: [element('label', { for: name }, label), input, note],
    mark(problem: string | null) {
      input.setAttribute('aria-invalid', String(problem !== null));
      note.className = problem === null ? 'hint' : 'hint problem';
      note.textContent = problem ?? hint;
    },
  };
}
