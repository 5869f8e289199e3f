import type { DiagnosisDefect } from './diagnosis-defect.ts';

/** A photo of pale sand, drawn. */
const SAND =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='60' height='60'%3E%3Crect width='60' height='60' fill='%23e4ded2'/%3E%3Ccircle cx='20' cy='25' r='14' fill='%23d8d2c6'/%3E%3C/svg%3E";

/** What the pixels of the screenshot show. */
export const PICTURE_DIAGNOSES: readonly DiagnosisDefect[] = [
  {
    id: 'headline-over-pale-picture',
    what: 'The headline is white on a pale picture',
    diagnosis: 'unreadable-text',
    inject: (html, { marks }) => html.set(html.all(marks.headline), 'style', overPicture('#ffffff')),
    mend: {
      what: 'It is nearly black there',
      with: (html, { marks }) => html.set(html.all(marks.headline), 'style', overPicture('#111111')),
    },
  },
];

function overPicture(color: string): string {
  return `padding:40px;background:url("${SAND}");color:${color}`;
}
