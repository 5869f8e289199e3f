/** Said before an analysis, so that nobody is surprised by what it leaves out. */
export function StaticModeNotice() {
  return (
    <p className="max-w-184 border-edge border-s-[3px] bg-tint px-5 py-3 text-ink text-ui">
      This installation has no browser. Pages are read from their HTML alone, and what needs a rendered page
      is left out of the score.
    </p>
  );
}
