import { hasWords, nodeName, percent, perViewport, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Named = Parameters<Text['advice']['open']['title']>[0]['gate'];
type Covered = Parameters<Text['observed']['gate']>[0]['covered'];

const KINDS: Record<Named['kind'], string> = {
  consent: 'Der Einwilligungshinweis',
  age: 'Die Altersabfrage',
  gate: 'Die Zugangssperre',
  chat: 'Der Chat-Button',
  promotional: 'Das Overlay',
  other: 'Das Overlay',
};

/** Overlay „10 % sparen“, or where it is if it has no words. */
function nameOf({ kind, evidence }: Named): string {
  const name = nodeName(evidence, KINDS[kind], { limit: 60 });
  return hasWords(evidence) ? `${KINDS[kind]} ${name}` : name;
}

/** "70 % des Bildschirms auf dem Desktop, 90 % auf dem Smartphone" */
function shares(covered: Covered): string {
  return perViewport(covered, percent).replace('%', '% des Bildschirms');
}

export const text: Text = {
  title: {
    passes: 'Kein Overlay verdeckt die Seite bei der Ankunft',
    fails: 'Ein Overlay verdeckt die Seite bei der Ankunft',
  },
  why: 'Auf der Website eines Produkts endeten 69 % der Besuche bei einer bildschirmfüllenden App-Anzeige; als ein Banner sie ersetzte, stieg die Zahl der täglich aktiven Nutzer um 17 %. In einer Umfrage unter 452 Erwachsenen in den USA gehörten modale Anzeigen zu den unbeliebtesten.',
  measure: ({ promotional, other }) =>
    `Der Anteil des Bildschirms, den das größte Overlay bedeckt, das nach dem Laden da ist oder sich auf dem Desktop innerhalb von 8 Sekunden von selbst öffnet, auf dem schlechteren Gerät: bei Werbung ${promotional}; bei Einwilligungshinweisen, Altersabfragen, Zugangscodes und unbekanntem Zweck ${other}. Chat-Buttons und Leisten unter 15 % bekommen 1.`,
  searched: ['fest positionierte und modale Ebenen auf Desktop und Smartphone'],
  observed: {
    none: 'Nach dem Laden verdeckte kein Overlay die Seite.',
    small: 'Kein Overlay bedeckt 15 % des Bildschirms oder mehr.',
    gate: ({ overlay, covered }) =>
      `${nameOf(overlay)} verlangt vor allem anderen einen Code oder ein Passwort und bedeckt ${shares(covered)}.`,
    overlay: ({ overlay, covered, isLate, isSmall, lacksClose }) =>
      `${nameOf(overlay)} ${isLate ? 'öffnet sich innerhalb von 8 Sekunden von selbst und ' : ''}bedeckt ${isSmall ? 'nur ' : ''}${shares(covered)}.${lacksClose ? ' Wir haben keine Möglichkeit gefunden, das zu schließen.' : ''}`,
  },
  advice: {
    open: {
      title: ({ gate }) => `Allen die Seite dahinter zeigen: ${nameOf(gate)}`,
      steps: [
        'Besucher ohne Code gehen, ohne zu wissen, was Sie anbieten. Zeigen Sie die Seite, und fragen Sie erst bei Bestellung oder Login nach dem Code.',
        'Wenn die Seite gesperrt bleiben muss, sagen Sie auf dem Eingangsbildschirm, was dahinter ist, für wen es ist und wie man einen Code bekommt.',
      ],
    },
    shrink: {
      title: ({ overlay }) => `Verkleinern: ${nameOf(overlay)}`,
      steps: ({ overlay, covered }) => [
        `Jetzt bedeckt: ${shares(covered)}. Machen Sie daraus eine Leiste oder eine kleine Box, damit die Überschrift lesbar bleibt.`,
        ...(overlay.kind === 'consent' ? ['Machen Sie Zustimmen und Ablehnen gleich einfach.'] : []),
      ],
      design: ['Weniger als 40 % des Bildschirms bedecken, auch auf Smartphones.'],
    },
    postpone: {
      title: ({ overlay }) => `Später oder als Leiste zeigen: ${overlay ? nameOf(overlay) : 'Das Overlay'}`,
      steps: ({ covered, closing }) => [
        `Bedeckt, bevor jemand die Seite gelesen hat: ${shares(covered)}. Zeigen Sie das Overlay erst, wenn Besucher zu lesen begonnen haben, oder machen Sie daraus eine Leiste, die weniger als 15 % des Bildschirms bedeckt.`,
        closing === null
          ? 'Ergänzen Sie in der Ecke einen Schließen-Button von mindestens 24 × 24 px, und lassen Sie das Overlay auch mit der Escape-Taste schließen.'
          : `Halten Sie ${quote(closing, 30)} gut sichtbar und leicht antippbar, und lassen Sie das Overlay auch mit der Escape-Taste schließen.`,
      ],
      design: ['Weniger als 15 % des Bildschirms oder als Teil der Seite.'],
    },
  },
};
