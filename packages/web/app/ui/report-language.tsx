import type { ReportLanguage } from '@liftmark/contract/report-language';
import { inLanguage } from '@liftmark/contract/translated';
import { createContext, type ReactNode, use } from 'react';

const Language = createContext<ReportLanguage>('en');

/** A part of the screen in the language of a report; everything around it is in English. */
export function InReportLanguage({
  language = 'en',
  children,
}: {
  language?: ReportLanguage | undefined;
  children: ReactNode;
}) {
  return (
    <Language value={language}>
      <div lang={language} className="contents">
        {children}
      </div>
    </Language>
  );
}

/** The language of the report that a component is a part of. */
export function useReportLanguage(): ReportLanguage {
  return use(Language);
}

/**
 * A component whose texts, numbers and dates are in the language of the report that it is a part of. They are looked up
 * while it renders, so what an event handler says has to be read before.
 */
export function worded<Props>(render: (props: Props) => ReactNode): (props: Props) => ReactNode {
  return function Worded(props) {
    return inLanguage(useReportLanguage(), () => render(props));
  };
}
