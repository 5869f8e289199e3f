import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useReportAddress } from './use-report-address.ts';

interface FindingLinkProps {
  /** Id of a recommendation or of a check. */
  finding: string;
  className?: string;
  children: ReactNode;
}

/** Leads to a finding in the list; the address says which. */
export function FindingLink({ finding, className, children }: FindingLinkProps) {
  const { searchFor } = useReportAddress();
  return (
    <Link to={searchFor(finding)} preventScrollReset className={className}>
      {children}
    </Link>
  );
}
