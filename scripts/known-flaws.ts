/** What `npm audit` says, as far as it matters: which packages have a high or critical flaw that nobody has excused. */

/** Flaws that do not touch us, by the address of their advisory, each with the reason. */
const EXCEPTIONS: Record<string, string> = {};

export type Verdict =
  | { kind: 'clean' }
  /** The registry could not be asked. */
  | { kind: 'not checked'; reason: string }
  | { kind: 'flawed'; flaws: string[] };

interface Advisory {
  title?: string;
  url?: string;
  severity?: string;
}

interface AuditReport {
  error?: { summary?: string; code?: string };
  message?: string;
  vulnerabilities?: Record<string, { severity: string; via: (string | Advisory)[] }>;
}

/** @param output of `npm audit --json` */
export function judgeAudit(output: string, exceptions = EXCEPTIONS): Verdict {
  let report: AuditReport;
  try {
    report = JSON.parse(output);
  } catch {
    return { kind: 'not checked', reason: 'npm audit said nothing that can be read' };
  }
  if (report.vulnerabilities === undefined) {
    const { error, message } = report;
    return { kind: 'not checked', reason: error?.summary || message || error?.code || 'no answer' };
  }
  const flaws = Object.entries(report.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((advisory) => {
      // A text names another package of the list, which tells its own.
      if (typeof advisory === 'string' || !isGrave(advisory.severity)) return [];
      if (advisory.url !== undefined && advisory.url in exceptions) return [];
      return [`${name}: ${advisory.severity}: ${advisory.title} (${advisory.url})`];
    }),
  );
  return flaws.length === 0 ? { kind: 'clean' } : { kind: 'flawed', flaws };
}

function isGrave(severity: string | undefined): boolean {
  return severity === 'high' || severity === 'critical';
}
