/** The logo: a caret over a proofreader's line, which suggests a lift. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-none stroke-2 stroke-current">
      <path d="M2 17.5h16" />
      <path d="M4.5 12.5 10 4l5.5 8.5" className="stroke-accent" strokeWidth="2.5" />
    </svg>
  );
}
