/** Caches the answer to a question per page, because several signals ask it. */
export function memoize<Subject extends object, Answer>(
  ask: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  const answers = new WeakMap<Subject, { answer: Answer }>();
  return (subject) => {
    const known = answers.get(subject) ?? { answer: ask(subject) };
    answers.set(subject, known);
    return known.answer;
  };
}
