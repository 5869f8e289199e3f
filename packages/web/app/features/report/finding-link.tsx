import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useReportAddress } from './use-report-address.ts';

interface FindingLinkProps {
  /** Id of a recommendation or of a check. */
  finding: string;
  className?: string;
  /** Called when the link is followed. */
  onFollow?: () => void;
  children: ReactNode;
}

/** Links to a finding in the list, which the address names. */
export function FindingLink({ finding, className, onFollow, children }: FindingLinkProps) {
  const { searchFor } = useReportAddress();
  return (
    <Link to={searchFor(finding)} preventScrollReset className={className} onClick={onFollow}>
      {children}
    </Link>
  );
}
