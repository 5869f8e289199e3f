/**
 * Caches the answer to a question per page, because several signals ask it.
 * @param ask what else it is given belongs to the subject, as its page does, and is the same each time
 */
export function memoize<Subject extends object, Answer, Given extends readonly unknown[] = []>(
  ask: (subject: Subject, ...given: Given) => Answer,
): (subject: Subject, ...given: Given) => Answer {
  const answers = new WeakMap<Subject, { answer: Answer }>();
  return (subject, ...given) => {
    const known = answers.get(subject) ?? { answer: ask(subject, ...given) };
    answers.set(subject, known);
    return known.answer;
  };
}
