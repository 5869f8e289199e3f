import { amount, list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Defect = Parameters<Text['advice']['step']>[0]['defect'];

const SEEN: Record<Defect['kind'], string> = {
  covered: 'ist von anderem Text verdeckt',
  cut: 'ist abgeschnitten',
  outside: 'ragt über den rechten Rand eines Desktop-Bildschirms',
  stretched: 'ist verzerrt',
  enlarged: 'ist über die Originalgröße hinaus vergrößert',
};

const FIX: Record<Defect['kind'], string> = {
  covered: 'Schaffen Sie Platz dazwischen, oder holen Sie den Text nach vorn',
  cut: 'Lassen Sie die Box mit dem Text wachsen, statt Höhe oder Breite festzulegen',
  outside:
    'Lassen Sie die Reihe umbrechen oder schrumpfen, damit die Seite nicht breiter als der Bildschirm wird',
  stretched: 'Behalten Sie die Proportionen bei (object-fit: cover oder height: auto)',
  enlarged: 'Liefern Sie das Bild in Anzeigegröße oder größer aus',
};

function seen({ name, kind }: Defect): string {
  return `${name} ${SEEN[kind]}`;
}

/** Each sentence once, with how often it applies. */
function counted(defects: readonly Defect[]): string[] {
  return [...Map.groupBy(defects, seen)].map(([sentence, { length }]) =>
    length === 1 ? sentence : `${sentence} (${length}-mal)`,
  );
}

export const text: Text = {
  title: {
    passes: 'Text und Bilder werden richtig dargestellt',
    fails: 'Text oder Bilder werden fehlerhaft dargestellt',
  },
  why: 'Als 2.684 Personen die Glaubwürdigkeit von Websites kommentierten, betrafen 46,1 % der Anmerkungen das Aussehen, mehr als alles andere. Wie ansprechend eine Seite nach 50 ms wirkt, stimmt eng mit dem Urteil nach einer halben Sekunde überein.',
  measure: (scale) =>
    `Text, der von anderem Text verdeckt, abgeschnitten oder rechts außerhalb des Desktop-Bildschirms ist, und Bilder, die um mehr als 10 % verzerrt oder über das 1,5-Fache vergrößert sind: ${scale}. Feste Leisten, Auslassungspunkte und kleine Verzierungen sind keine Fehler.`,
  image: 'Bild',
  observed: {
    none: 'Im Hauptlayout überlappt kein Text anderen, keiner ist abgeschnitten, und kein Bild ist verzerrt.',
    some: ({ defects }) =>
      `${amount(defects.length, 'Darstellungsfehler', 'Darstellungsfehler')}: ${list(counted(defects).slice(0, 3))}.`,
  },
  advice: {
    title: ({ first }) =>
      first ? `Einen Darstellungsfehler beheben: ${seen(first)}` : 'Die Darstellungsfehler beheben',
    step: ({ defect }) => `${seen(defect)}: ${FIX[defect.kind]}.`,
  },
};
