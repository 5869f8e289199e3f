import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { worded } from '../../ui/report-language.tsx';
import { text } from './text.ts';

const MAX_CHARACTERS = 1_000;

interface QuestionFormProps {
  isPending: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
}

/** The question box. Enter sends; a pending answer can be stopped. */
export const QuestionForm = worded(function QuestionForm({ isPending, onAsk, onStop }: QuestionFormProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() === '' || isPending) return;
    onAsk(typed);
    setTyped('');
    input.current?.focus();
  };
  return (
    <form onSubmit={submit} className="flex gap-2 border-line border-t p-3">
      <Input
        ref={input}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-label={text.question}
        placeholder={text.placeholder}
        maxLength={MAX_CHARACTERS}
        autoComplete="off"
        readOnly={isPending}
      />
      {isPending ? (
        <Button onClick={onStop}>{text.stop}</Button>
      ) : (
        <Button type="submit" disabled={typed.trim() === ''}>
          {text.send}
        </Button>
      )}
    </form>
  );
});
