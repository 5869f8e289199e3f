import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Der Testzeitraum ist kurz genug',
    fails: 'Ein langer Test verzögert die Entscheidung',
  },
  why: 'Im randomisierten Vergleich von 7, 14 und 30 Tagen bei einer großen Softwarefirma brachte der 7-Tage-Test 5,6 % mehr Abos. Wo ein kostenloser Tarif blieb, fand ein Feldexperiment mit 680.588 Nutzern keine Wirkung auf die unmittelbare Conversion; Tests mit kostenlosem Tarif bleiben daher außen vor.',
  measure: (scale) =>
    `Die Testdauer in Tagen: ${scale}. Gilt für Tests mit genannter Dauer ohne kostenlosen Tarif daneben, sofern der Haupt-Button nicht zu einer Warteliste führt.`,
  notApplicable: {
    noTrial: 'Es wird kein kostenloser Test angeboten.',
    waitingList: 'Auf der Seite meldet man sich für eine Warteliste an; ein Test kann noch nicht beginnen.',
    noLength: 'Die Dauer des Tests ist nicht genannt.',
    freePlan: 'Nach dem Test können Besucher einen kostenlosen Tarif behalten.',
  },
  notMeasured: { unclearIfFreePlan: 'Es ist unklar, ob nach dem Test ein kostenloser Tarif bleibt.' },
  observed: {
    short: ({ days, said }) => `Der Test dauert ${amount(days, 'Tag', 'Tage')}: ${quote(said)}.`,
    long: ({ days, said, fullScoreDays }) =>
      `Der Test dauert ${amount(days, 'Tag', 'Tage')}: ${quote(said)}. Die volle Punktzahl gibt es bis ${amount(fullScoreDays, 'Tag', 'Tage')}.`,
  },
  advice: {
    title: ({ days }) => `Einen Testzeitraum unter ${amount(days, 'Tag', 'Tagen')} ausprobieren`,
    steps: ({ said }) => [
      `Zeigen Sie der Hälfte der neuen Besucher ${quote(said, 50)} und der anderen Hälfte einen Test von 7 oder 14 Tagen.`,
      'Vergleichen Sie die zahlenden Kunden nach dem Ende beider Tests und die Bindung nach drei Monaten.',
      'Behalten Sie den langen Test, wenn der Nutzen erst nach Wochen sichtbar wird: Erfahrene Nutzer schnitten mit längeren Tests besser ab.',
    ],
  },
};
