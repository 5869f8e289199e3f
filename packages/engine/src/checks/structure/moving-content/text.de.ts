import { amount, capitalized, places, quote, seconds } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Moving = Parameters<Text['advice']['carousel']['title']>[0]['carousel'];

const KINDS: Record<Moving['kind'], string> = {
  audio: 'Der Audio-Player',
  video: 'Der Video-Player',
  carousel: 'Das Karussell',
  animation: 'Die Animation',
  ticker: 'Das Laufband',
};

function nameOf({ kind, evidence, slides }: Moving): string {
  const what = KINDS[kind];
  if (kind === 'audio' || kind === 'video') return what;
  const name = evidence.text ? `${what} ${quote(evidence.text, 50)}` : `${what} ohne Text`;
  return slides ? `${name} (${amount(slides, 'Folie', 'Folien')})` : name;
}

function doing({ kind }: Moving): string {
  return kind === 'audio' || kind === 'video' ? 'läuft' : 'bewegt sich';
}

function nameOr(moving: Moving | null): string {
  return moving ? nameOf(moving) : 'bewegter Inhalt';
}

export const text: Text = {
  title: {
    passes: 'Bewegter Inhalt lässt sich anhalten',
    fails: 'Bewegter Inhalt lässt sich nicht anhalten',
  },
  why: 'WCAG 2.2.2 verlangt eine Pausenmöglichkeit für Inhalt, der sich länger als 5 Sekunden bewegt, und 1.4.2 eine Möglichkeit, Ton von mehr als 3 Sekunden abzuschalten. In einem Test übersah ein Teilnehmer ein Angebot in 98-Punkt-Schrift, weil es in einem wechselnden Feld stand; Klickzahlen anderer Websites zeigen, dass Karussells auch gut laufen können.',
  measure:
    'Inhalt, der sich länger als 5 Sekunden von selbst bewegt (Player, Karussells, Laufbänder, alles, was Position oder Text ändert, aber nichts, was nur pulsiert, leuchtet oder auf der Stelle schwebt), bekommt 0,2 ohne Pausenmöglichkeit im sofort sichtbaren Bereich, 0,5 weiter unten oder unter 12.000 Quadratpixeln und 1 mit ihr (0,8 bei mehr als 4 Folien). Ton von mehr als 3 Sekunden, der sich nicht abschalten lässt, bekommt 0. Der niedrigste Wert zählt.',
  notApplicable: { still: 'Nichts bewegt oder ändert sich oder spielt länger von selbst Ton ab.' },
  searched: ['Buttons im bewegten Inhalt und daneben'],
  observed: {
    moving: ({ moving, depth, durationMs, isSound, isPausable }) =>
      `${nameOf(moving)} ${isSound ? 'spielt' : doing(moving)} ${durationMs === null ? 'ununterbrochen' : `${seconds(durationMs)} lang`} von selbst${isSound ? ' Ton ab' : ''} und ${isPausable ? 'lässt sich anhalten' : 'hat keine Pausenmöglichkeit, die wir finden konnten'}. Position: ${places(depth)}.`,
  },
  advice: {
    unnamed: 'bewegter Inhalt',
    carousel: {
      title: ({ carousel }) => `${nameOf(carousel)}: das automatische Wechseln abschalten`,
      step: 'Wechseln Sie Folien nur, wenn Besucher es wollen, und sorgen Sie dafür, dass die erste für sich allein funktioniert.',
    },
    other: {
      title: ({ moving }) => `${capitalized(nameOr(moving))}: Pausenmöglichkeit ergänzen`,
      step: ({ moving }) =>
        `${capitalized(nameOr(moving))}: Ergänzen Sie einen sichtbaren Pause-Button, oder lassen Sie die Bewegung innerhalb von 5 Sekunden enden.`,
    },
    byScript:
      'Ein Skript bewegt es, deshalb kann kein Stil es anhalten: Schalten Sie die automatische Wiedergabe in den Einstellungen des Skripts ab.',
    reduceMotion: 'Beachten Sie die Einstellung für weniger Bewegung (prefers-reduced-motion).',
    mute: 'Starten Sie ohne Ton.',
    fewerSlides: ({ limit }) => `Behalten Sie höchstens ${limit} Folien. Zu den späteren kommt kaum jemand.`,
  },
};
