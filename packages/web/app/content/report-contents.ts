/** What a report holds, in short. */
export const REPORT_CONTENTS = [
  { title: 'The Liftmark Score', text: 'A number and a letter, with every point that was lost and why.' },
  { title: 'Six categories', text: 'From clarity to trust, on one scale, so that you see where to begin.' },
  { title: 'Your page with frames', text: 'Desktop and mobile, each finding where it is.' },
  { title: 'Changes in order', text: 'What to change first, with the effort, the source and the words.' },
] as const;
