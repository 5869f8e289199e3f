import type { Text } from './email-report.text.ts';

export const text: Text = {
  signedOut: 'Bitte melden Sie sich an, um diesen Bericht per E-Mail zu senden.',
  tooMany: 'Sie haben zu viele Berichte gesendet. Bitte versuchen Sie es später noch einmal.',
  unconfirmed:
    'Um weitere Berichte zu senden, bestätigen Sie bitte Ihre E-Mail-Adresse mit dem Link, den wir Ihnen geschickt haben.',
  fullMailbox:
    'Diese Adresse hat heute schon zu viele Berichte erhalten. Bitte versuchen Sie es morgen wieder.',
};
