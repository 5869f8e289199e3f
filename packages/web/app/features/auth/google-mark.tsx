/** A "G" in one color: the ring, its opening and the bar. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="fill-none stroke-[2.75] stroke-current">
      <path d="M15.6 5A7.5 7.5 0 1 0 17.5 10.5H10.5" />
    </svg>
  );
}
