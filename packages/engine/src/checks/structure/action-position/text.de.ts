import { percent, perViewport, placesShown, quote } from '../../shared/phrasing.ts';
import type { Position, Text } from './text.ts';

type Observed = Parameters<Text['observed']['position']>[0];
type Viewports = Position['missingOn'];
type Covers = Position['covered'];

const COVERS = { consent: 'vom Cookie-Hinweis', layer: 'von einem Overlay' };

/** The viewport, if it concerns only one. */
function on(viewports: Viewports): string {
  if (viewports.length !== 1) return '';
  return viewports[0] === 'desktop' ? ' auf dem Desktop' : ' auf Smartphones';
}

function where({ depth, missingOn, cutOn, covered }: Position): string {
  const edge = cutOn.length === 0 ? '' : `, vom Bildschirmrand abgeschnitten${on(cutOn)}`;
  return `${placesShown({ depth, missingOn })}${edge}${under(covered)}`;
}

/** ", auf dem Smartphone vom Cookie-Hinweis verdeckt" */
function under({ desktop, mobile }: Covers): string {
  if (desktop !== null && desktop === mobile) return `, ${COVERS[desktop]} verdeckt`;
  const covers = perViewport({ desktop, mobile }, (cover) => `${COVERS[cover]} verdeckt`);
  return covers === '' ? '' : `, ${covers}`;
}

function formStarts(form: Observed['form']): string {
  if (form === null) return '';
  return form === 'own'
    ? ', das zugehörige Formular beginnt aber im sofort sichtbaren Bereich'
    : `, das Formular ${quote(form.button, 40)} beginnt aber im sofort sichtbaren Bereich`;
}

function reachOf(reach: Observed['reach']): string[] {
  if (reach === 'all') return ['Der Button ist nie mehr als zwei Bildschirmhöhen entfernt.'];
  const shares = perViewport(reach, percent);
  return shares === ''
    ? []
    : [`Höchstens zwei Bildschirmhöhen entfernt ist der Button auf ${shares.replace('%', '% der Seite')}.`];
}

function whereOr(position: Position | null): string {
  return position ? where(position) : 'weiter unten';
}

function below(headline: string | null): string {
  return headline === null ? 'unter die Überschrift' : `unter ${quote(headline, 50)}`;
}

const SAME_LOOK = ['Jedes Mal dieselbe Beschriftung, Form und Farbe.'];

export const text: Text = {
  title: {
    passes: 'Der wichtigste Call-to-Action ist gut erreichbar',
    fails: 'Der wichtigste Call-to-Action ist schwer erreichbar',
  },
  why: 'Beim Eyetracking mit 120 Personen entfielen 57 % der Betrachtungszeit auf den sofort sichtbaren Bereich und 74 % auf die ersten zwei Bildschirme. Ein Experiment, das die Wirkung eines wiederholten Buttons für sich misst, haben wir nicht gefunden; Wiederholungen bringen deshalb nur wenige Punkte.',
  measure:
    'Es gibt 0,8, wenn der wichtigste Call-to-Action, ein anderer Button mit gleichem Text, Ziel oder Zweck, der Anfang seines Formulars oder eines Formulars mit eigenem Button im sofort sichtbaren Bereich steht, und 0,4 auf dem zweiten Bildschirm oder unter einem Overlay. Bis zu 0,2 mehr für den Anteil der Seitenhöhe, von dem aus eine Wiederholung oder mitlaufende Leiste höchstens zwei Bildschirme entfernt ist.',
  notApplicable: { noAction: 'Die Seite hat keinen klaren Call-to-Action.' },
  notMeasured: { position: 'Die Position des wichtigsten Call-to-Action ließ sich nicht bestimmen.' },
  observed: {
    position: ({ label, hasEquivalent, position, form, reach }) =>
      [
        `${quote(label)}${hasEquivalent ? ' oder ein Button mit demselben Zweck' : ''} erscheint zuerst ${where(position)}${formStarts(form)}.`,
        ...reachOf(reach),
      ].join(' '),
  },
  advice: {
    unnamed: 'Call-to-Action',
    uncover: {
      title: ({ label, viewports }) => `${quote(label, 40)}${on(viewports)} von Overlays freihalten`,
      steps: ({ label, position }) => [
        `Beim ersten Besuch steht ${quote(label, 40)} ${whereOr(position)}. Verkleinern Sie, was den Button verdeckt, oder verschieben Sie das Overlay an einen Bildschirmrand ohne Buttons.`,
        'Prüfen Sie die Seite wie beim ersten Besuch: in einem privaten Fenster, auch auf einem Smartphone.',
      ],
    },
    leadToForm: {
      title: ({ label, isLate }) =>
        isLate
          ? `Im sofort sichtbaren Bereich einen Button zum Formular ${quote(label, 40)} ergänzen`
          : `Weiter unten einen Button zum Formular ${quote(label, 40)} ergänzen`,
      steps: ({ label, position, headline, isLate }) => [
        isLate
          ? `Das Formular ${quote(label, 40)} steht ${whereOr(position)}. Setzen Sie ${below(headline)} einen Button, der dorthin führt und sagt, was man dort bekommt.`
          : `Über lange Strecken der Seite führt nichts zum Formular ${quote(label, 40)}.`,
        'Setzen Sie denselben Button nach die Abschnitte, die die wichtigsten Fragen beantworten. Das Formular selbst bleibt an einer Stelle.',
      ],
      design: SAME_LOOK,
    },
    moveUp: {
      title: ({ label, viewports }) =>
        `${quote(label, 40)}${on(viewports)} in den sofort sichtbaren Bereich setzen`,
      steps: ({ label, position, headline }) => [
        `${quote(label, 40)} erscheint zuerst ${whereOr(position)}. Setzen Sie den Button ${below(headline)}, vor Bilder und langen Text.`,
        'Kürzen Sie auf Smartphones, was darüber steht, oder halten Sie den Button in einer mitlaufenden Leiste am unteren Bildschirmrand.',
        `Wiederholen Sie ${quote(label, 40)} nach den Abschnitten, die die wichtigsten Fragen beantworten, und am Ende der Seite.`,
      ],
      design: SAME_LOOK,
    },
    repeat: {
      title: ({ label }) => `${quote(label, 40)} weiter unten auf der Seite wiederholen`,
      steps: ({ label, position }) => [
        `${quote(label, 40)} steht ${whereOr(position)}, kommt danach aber lange nicht mehr vor.`,
        'Wiederholen Sie den Button mit derselben Beschriftung nach jedem Abschnitt, der eine wichtige Frage beantwortet, oder halten Sie ihn in einer mitlaufenden Leiste.',
      ],
      design: SAME_LOOK,
    },
  },
};
