import type { Methodology } from '@liftmark/contract/methodology';
import { QUESTION_LABELS, QUESTIONS } from '@liftmark/contract/questions';

/** The problems that reports can put first, by the visitor’s question; each has its own anchor on the page. */
export function Diagnoses({ diagnoses, order }: Pick<Methodology, 'diagnoses' | 'order'>) {
  return (
    <>
      <p>
        The first five recommendations answer visitors’ questions. Each combines checks, ceilings and facts
        into one problem with one fix. Before any report existed, people read {order.pages} pages and wrote
        down the worst problems of each. The more serious a problem is, and the more often they named it as
        one of the two worst on pages of that type, the higher it’s listed.
      </p>
      {QUESTIONS.map((question) => (
        <section key={question} aria-labelledby={`question-${question}`} className="grid">
          <h3 id={`question-${question}`} className="title-4 pt-6 pb-2">
            {QUESTION_LABELS[question]}
          </h3>
          <dl className="grid">
            {diagnoses
              .filter((diagnosis) => diagnosis.question === question)
              .map(({ id, label, measure }) => (
                <div key={id} id={`first-${id}`} className="grid gap-1 border-line border-t py-4">
                  <dt className="font-medium text-ink">
                    <a href={`#first-${id}`} className="plain-link hover:underline">
                      {label}
                    </a>
                  </dt>
                  <dd className="max-w-measure text-ui">{measure}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </>
  );
}
