import type { ReactNode } from 'react';

/** The error of a form as a whole, if any. Announced when it appears. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="border-danger border-s-[3px] bg-danger-wash px-3 py-2 text-ink text-ui">{children}</p>
      )}
    </div>
  );
}
