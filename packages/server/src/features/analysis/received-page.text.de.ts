import type { Text } from './received-page.text.ts';

export const text: Text = {
  notReopened:
    'Diese Seite wurde in Ihrem Browser erfasst, wir können sie also nicht selbst öffnen. Öffnen Sie sie in Ihrem Browser und analysieren Sie sie noch einmal mit der Erweiterung von Liftmark.',
  captureGone:
    'Die Aufnahme dieser Seite ist nicht mehr vorhanden. Öffnen Sie die Seite in Ihrem Browser und analysieren Sie sie noch einmal mit der Erweiterung von Liftmark.',
  notUploaded:
    'Dieser Bericht gehört nicht zu einer hochgeladenen Datei. Laden Sie die Datei ohne `replaces` hoch.',
  otherKind: 'Nur der Bericht über eine einzelne Seite hat einen Seitentyp. Lassen Sie `pageType` weg.',
};
