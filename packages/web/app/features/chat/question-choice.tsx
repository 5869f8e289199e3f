import { Button } from '../../ui/button.tsx';

interface QuestionChoiceProps {
  questions: readonly string[];
  isPending?: boolean;
  onAsk: (question: string) => void;
}

/** Questions to ask with one click. */
export function QuestionChoice({ questions, isPending = false, onAsk }: QuestionChoiceProps) {
  return (
    <ul className="grid gap-2">
      {questions.map((question) => (
        <li key={question}>
          <Button
            className="w-full justify-start text-start"
            disabled={isPending}
            onClick={() => onAsk(question)}
          >
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
