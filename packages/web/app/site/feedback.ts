import {
  ATTACHMENT_BYTES,
  ATTACHMENT_TYPES,
  FILE_TOO_LARGE,
  INVALID_FILE_TYPE,
} from '@liftmark/contract/feedback-limits';
import { createIdempotencyKey } from '../client/idempotency-key.ts';
import { type Answer, sendForm } from './send-form.ts';

interface Problem {
  title: string;
  description: string;
}

const FAILED: Problem = {
  title: 'Submission Failed',
  description: 'Unable to submit feedback. Please try again.',
};
const VISIBLE_MS = 5_000;

/** The problem with a file, checked before it is sent; null if there seems to be none. */
export function problemOfFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): Problem | null {
  if (size > ATTACHMENT_BYTES) return FILE_TOO_LARGE;
  if (type in ATTACHMENT_TYPES) return null;
  // Not every system knows the type of a log or text file.
  const isUnknown = type === '' || type.startsWith('text/');
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const endings: readonly string[] = Object.values(ATTACHMENT_TYPES).flat();
  return isUnknown && endings.includes(ending) ? null : INVALID_FILE_TYPE;
}

function problemOfAnswer(answer: Answer): Problem {
  if (answer === 413) return FILE_TOO_LARGE;
  return answer === 415 ? INVALID_FILE_TYPE : FAILED;
}

/** Opens the feedback dialog of the page. */
export function openFeedback(): void {
  feedback ??= startFeedback();
  feedback.open();
}

let feedback: { open: () => void } | undefined;

function startFeedback(): { open: () => void } {
  let key = createIdempotencyKey();
  let isPending = false;
  let timer: number | undefined;

  const dialog = (): HTMLDialogElement | null => document.querySelector('#feedback');
  const form = (): HTMLFormElement | null => document.querySelector('#feedback-form');

  function showProblem(problem: Problem | null): void {
    const box = document.getElementById('feedback-problem');
    if (box === null) return;
    for (const part of ['title', 'description'] as const) {
      const place = box.querySelector(`[data-${part}]`);
      if (place) place.textContent = problem?.[part] ?? '';
    }
    box.hidden = problem === null;
  }

  function showState(): void {
    const button = form()?.querySelector<HTMLButtonElement>('button[type="submit"]');
    const message = form()?.querySelector('textarea')?.value.trim() ?? '';
    if (!button) return;
    button.disabled = isPending || message === '';
    button.textContent = isPending ? 'Submitting...' : 'Submit Feedback';
  }

  function thank(): void {
    const thanks = document.getElementById('feedback-thanks');
    if (thanks === null) return;
    thanks.hidden = false;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      thanks.hidden = true;
    }, VISIBLE_MS);
  }

  /** A file that can't be sent is removed immediately. */
  function judgeFile(input: HTMLInputElement): void {
    const problem = input.files?.[0] ? problemOfFile(input.files[0]) : null;
    if (problem !== null) input.value = '';
    showProblem(problem);
  }

  async function submit(sent: HTMLFormElement): Promise<void> {
    const body = new FormData(sent);
    const message = String(body.get('message')).trim();
    if (isPending || message === '') return;
    body.set('message', message);
    body.set('currentPage', window.location.pathname);
    body.set('userAgent', navigator.userAgent);
    const attachment = body.get('attachment');
    body.delete('attachment');
    // So the server knows what the file belongs to before it arrives.
    if (attachment instanceof File && attachment.size > 0) body.set('attachment', attachment);
    isPending = true;
    showProblem(null);
    showState();
    const answer = await sendForm('/api/feedback', body, key);
    isPending = false;
    if (answer === 'received') {
      const textArea = sent.querySelector('textarea');
      const file = sent.querySelector<HTMLInputElement>('input[type="file"]');
      if (textArea) textArea.value = '';
      if (file) file.value = '';
      key = createIdempotencyKey();
      dialog()?.close();
      thank();
    } else {
      showProblem(problemOfAnswer(answer));
    }
    showState();
  }

  document.addEventListener('click', ({ target }) => {
    // Outside the dialog, on its backdrop.
    if (target === dialog()) dialog()?.close();
  });
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || target.closest('#feedback-form') === null) return;
    // Changed text makes it a different message.
    key = createIdempotencyKey();
    if (target instanceof HTMLInputElement && target.type === 'file') judgeFile(target);
    showState();
  });
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target !== form()) return;
    event.preventDefault();
    void submit(event.target);
  });

  return {
    open() {
      showState();
      if (dialog()?.open === false) dialog()?.showModal();
    },
  };
}
