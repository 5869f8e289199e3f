import { TRIALS_PER_DAY } from '@liftmark/contract/plans';
import type { Text } from './text.ts';

export const text: Text = {
  problems: {
    noFix:
      'Für diese Empfehlung gibt es keine Änderung, die wir ausprobieren können. Folgen Sie stattdessen ihren Schritten.',
    noLinks:
      'Bei dieser Empfehlung fehlt kein Link, den wir ergänzen können. Folgen Sie stattdessen ihren Schritten.',
    noHeadline: 'Wir haben auf dieser Seite keine Überschrift gefunden, die wir ändern können.',
    noButton: 'Wir haben auf dieser Seite keinen Button gefunden, den wir ändern können.',
    noCapture: 'Die Aufnahme dieser Seite ist nicht mehr vorhanden. Analysieren Sie die Seite erneut.',
    tooLarge: 'Die Änderungen sind zu groß, um sie zu speichern.',
    crowded:
      'Es wurden gerade zu viele Seiten analysiert, deshalb haben wir die Korrekturen nicht ausprobiert.',
    ownFault: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
    crash: 'Die Seite ist beim Ausprobieren der Korrekturen immer wieder abgestürzt.',
  },
  noPage:
    'Änderungen lassen sich nur an einer einzelnen Seite ausprobieren, die in einem Browser geöffnet wurde. Analysieren Sie die Seite erneut.',
  noneTogether:
    'Weniger als zwei Korrekturen dieses Berichts wirken auf der Seite für sich allein, deshalb gibt es nichts zusammen auszuprobieren.',
  otherSite: 'Geben Sie Adressen anderer Seiten derselben Website an, zum Beispiel /datenschutz.',
  repeated: 'Diese Anfrage wurde schon einmal gesendet. Senden Sie sie noch einmal mit einer neuen Kennung.',
  waiting: 'In der Warteschlange',
  trying: 'Die Korrektur wird in unserem Browser ausprobiert',
  stillTrying: 'Die Korrektur wird noch ausprobiert. Bitte versuchen Sie es gleich noch einmal.',
  cancelled: 'Der Versuch wurde abgebrochen.',
  busy: 'Eine andere Ihrer Änderungen wird gerade ausprobiert. Warten Sie, bis sie fertig ist, oder brechen Sie sie ab.',
  freeLimit: `Das Limit des kostenlosen Tarifs ist erreicht: ${TRIALS_PER_DAY.free} Versuche am Tag. Mit Pro sind es ${TRIALS_PER_DAY.pro}.`,
  proLimit: `Sie haben Ihre ${TRIALS_PER_DAY.pro} Versuche für heute aufgebraucht. Bitte versuchen Sie es morgen wieder.`,
};
