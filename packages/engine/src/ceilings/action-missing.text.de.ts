import type { Text } from './action-missing.text.ts';

export const text: Text = {
  title: 'Die Seite hat keinen klaren Call-to-Action',
  measure:
    'Senkt den Score um 35 %, wenn eine Seite, deren Typ einen Call-to-Action braucht, weder einen solchen noch ein Formular oder einen Button hat; um 20 % bei Artikeln, Portfolios, Kategorieseiten und Seiten unbekannten Typs; weniger, wenn eine Telefonnummer oder E-Mail-Adresse zu sehen ist oder ein eingebetteter Dienst für Zahlungen, Buchungen oder Formulare nicht gelesen werden konnte. Senkt ihn um 20 %, wenn eine solche Seite als nächsten Schritt nur einen Link hat (um 10 %, wenn er hervorsticht), um 10 %, wenn es Buttons gibt, aber keiner hervorsticht, und um 12 %, wenn auf dem Desktop oder auf Smartphones kein Button erscheint, auf dem anderen Gerät aber mindestens zwei.',
  reason: {
    noneStandsOut: 'Kein Button hebt sich als nächster Schritt ab.',
    onlyLink: 'Es gibt keinen Button und kein Formular. Einziger nächster Schritt ist ein Link.',
    unread: 'Außerhalb der Teile, die wir nicht lesen konnten, gibt es keinen Button und kein Formular.',
    none: 'Es gibt keinen Button und kein Formular; Besucher finden keinen nächsten Schritt.',
    oneDevice: {
      mobile: ({ count }) => `Auf Smartphones erscheint kein Button, auf dem Desktop sind es ${count}.`,
      desktop: ({ count }) => `Auf dem Desktop erscheint kein Button, auf Smartphones sind es ${count}.`,
    },
  },
};
