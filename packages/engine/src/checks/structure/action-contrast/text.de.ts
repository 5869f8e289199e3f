import { figure, perViewport, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

/** The contrast of the shape where it was read: "1,4:1 auf dem Desktop, 9,0:1 auf dem Smartphone". */
function ratios(contrast: Parameters<Text['observed']['contrast']>[0]['contrast']): string {
  return perViewport(contrast, (ratio) => `${figure(ratio, 1)}:1`);
}

export const text: Text = {
  title: {
    passes: 'Der Haupt-Button hebt sich vom Hintergrund ab',
    fails: 'Der Haupt-Button verschwimmt mit dem Hintergrund',
  },
  why: 'WCAG 1.4.11 verlangt einen Kontrast von mindestens 3:1 zwischen einem Bedienelement und seiner Umgebung. In Tests hatte ein bloßer Farbwechsel des Buttons im Schnitt keine Wirkung (0,0 %): Jede Farbe geht, solange die Form des Buttons zu erkennen ist.',
  measure: (scale) =>
    `Der Kontrast zwischen Füllung oder Rahmen des Buttons (der höhere zählt) und seiner Umgebung, auf dem schlechteren Gerät: ${scale}. Eine Beschriftung mit mindestens 4,5:1 bekommt mindestens 0,5. Nicht bewertet bei einem Button auf Bild oder Farbverlauf.`,
  notApplicable: {
    noAction: 'Die Seite hat keinen klaren Call-to-Action.',
    noButton: 'Der wichtigste Call-to-Action ist nicht als Button gestaltet.',
  },
  notMeasured: { background: 'Der Hintergrund des Buttons ließ sich nicht bestimmen.' },
  observed: {
    contrast: ({ label, contrast, needed }) =>
      `Der Kontrast zwischen ${quote(label)} und dem Hintergrund beträgt ${ratios(contrast)}${needed === null ? '' : ` (nötig: ${needed}:1, damit alle die Form erkennen)`}.`,
  },
  advice: {
    unnamed: 'Haupt-Button',
    title: ({ label }) => `Den Kontrast zwischen ${quote(label, 40)} und dem Hintergrund erhöhen`,
    steps: ({ label, contrast, needed }) => [
      `Der Kontrast zwischen ${quote(label, 40)} und dem Hintergrund beträgt ${ratios(contrast)}. Wählen Sie eine dunklere oder hellere Füllung, oder ergänzen Sie einen Rahmen, bis er ${needed}:1 erreicht.`,
      'Prüfen Sie, ob die Beschriftung auf der neuen Füllung noch mindestens 4,5:1 hat.',
      'Jede Farbe geht. Es zählt nur der Helligkeitsunterschied zum Hintergrund.',
    ],
    design: ['Füllung oder Rahmen mindestens 3:1 zur Umgebung, Beschriftung mindestens 4,5:1 zur Füllung.'],
  },
};
