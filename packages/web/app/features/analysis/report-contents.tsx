import { REPORT_CONTENTS } from '../../content/report-contents.ts';

/** What the person will get, beside the box they fill in. */
export function ReportContents() {
  return (
    <aside aria-labelledby="contents-title">
      <h2 id="contents-title" className="title-4 pb-3">
        What you get
      </h2>
      <dl className="border-line border-t">
        {REPORT_CONTENTS.map(({ title, text }) => (
          <div key={title} className="border-line border-b py-3">
            <dt className="text-ui">{title}</dt>
            <dd className="note">{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
