import { amount, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Ein Datum in der Vergangenheit lässt vermuten, dass sich niemand um die Seite kümmert. Besucher schließen daraus, dass es das Angebot nicht mehr gibt oder der Betrieb geschlossen ist, und fragen gar nicht erst nach.',
  measure:
    'Wird gemeldet, wenn das Datum der Veranstaltung oder eine genannte Frist vorbei ist, wenn die Seite sagt, dass das Angebot beendet oder ausverkauft ist, oder wenn die neueste Jahreszahl in Copyright oder Aktualisierung mindestens drei Jahre alt ist. Eine vergangene Veranstaltung wiegt am schwersten; je älter die Jahreszahl, desto schwerer der Befund. Eine alte Jahreszahl kommt nie unter die ersten fünf.',
  title: {
    event: ({ line }) => `Die Veranstaltung ist vorbei: ${quote(line, 50)}`,
    closed: ({ line }) => `Laut Seite ist das Angebot beendet: ${quote(line, 50)}`,
    deadline: ({ line }) => `Das Datum in ${quote(line, 60)} liegt in der Vergangenheit`,
    year: ({ year }) => `Die Seite wirkt, als wäre sie zuletzt ${year} aktualisiert worden`,
  },
  observed: {
    event: ({ line }) =>
      `Die Seite lädt noch zu einer Veranstaltung ein, deren Termin vorbei ist: ${quote(line, 80)}.`,
    closed: ({ line }) => `Besucher lesen ${quote(line, 80)}, bevor sie handeln können.`,
    deadline: ({ line }) =>
      `Auf der Seite steht noch ${quote(line, 80)}, doch dieses Datum liegt in der Vergangenheit.`,
    year: ({ age, line }) =>
      `Die neueste Copyright- oder Aktualisierungszeile, ${quote(line, 80)}, ist ${amount(age, 'Jahr', 'Jahre')} alt.`,
  },
  step: {
    event: [
      'Setzen Sie den nächsten Termin nach oben, oder sagen Sie, wann er bekannt gegeben wird, und lassen Sie Besucher ihre E-Mail-Adresse hinterlassen.',
      'Verschieben Sie die vergangene Veranstaltung mit Fotos und Ergebnissen in ein Archiv, und entfernen Sie den Anmelde-Button.',
    ],
    closed: [
      'Sagen Sie, wann es das Angebot wieder gibt, und bieten Sie eine Warteliste an, damit die Seite keine Sackgasse ist.',
      'Weisen Sie auf das hin, was noch erhältlich ist, und geben Sie ihm einen Button.',
    ],
    deadline: [
      'Entfernen Sie das abgelaufene Datum, oder ersetzen Sie es durch das neue.',
      'Setzen Sie sich für jede Zeile mit Datum eine Erinnerung, sie rechtzeitig zu entfernen.',
    ],
    year: [
      'Aktualisieren Sie die Jahreszahl im Footer, am besten mit einem Skript, das immer das laufende Jahr zeigt.',
      'Prüfen Sie, ob Preise, Öffnungszeiten, Team und Neuigkeiten aktuell sind, und zeigen Sie, wann Sie sie zuletzt aktualisiert haben.',
    ],
  },
};
