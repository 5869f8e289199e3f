/** Shown before an analysis, so that no one is surprised by what is left out. */
export function StaticModeNotice() {
  return (
    <p className="max-w-184 border-edge border-s-[3px] bg-tint px-5 py-3 text-ink text-ui">
      This installation has no browser. It reads only a page’s HTML, so checks that need a rendered page are
      left out of the score.
    </p>
  );
}
