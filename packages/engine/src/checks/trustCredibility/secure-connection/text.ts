import { translated } from '@liftmark/contract/translated';
import { amount, list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: { passes: 'The connection is secure', fails: 'The connection isn’t secure' },
  why: 'Browsers mark unencrypted pages as not secure. In a survey of 1,324 people in the UK, 46% would not give their name or card details to such a page; since nearly all sites are encrypted today, an unencrypted one stands out.',
  measure: (cases: string) => `Scores ${cases}. Local network addresses aren’t checked.`,
  how: {
    open: 'if the page or a form’s target uses HTTP',
    files: 'if images or media load over HTTP',
    secure: 'if everything uses HTTPS',
  },
  notApplicable: { privateHost: 'The page isn’t on a public host.' },
  observed: {
    page: ({ address }: { address: string }) => `The page is served over HTTP: ${address}.`,
    form: ({ targets }: { targets: readonly string[] }) =>
      `${targets.length === 1 ? 'A form sends its' : `${targets.length} forms send their`} data over HTTP: ${list(targets)}.`,
    files: ({ addresses }: { addresses: readonly string[] }) =>
      `${amount(addresses.length, 'file')} ${addresses.length === 1 ? 'loads' : 'load'} over HTTP: ${list(addresses, 3)}.`,
    secure: ({ hasForms }: { hasForms: boolean }) =>
      `The page${hasForms ? ' and its forms use' : ' uses'} HTTPS.`,
  },
  searched: ['final address'],
  advice: {
    page: {
      title: ({ host }: { host: string }) => `Serve ${host} over HTTPS`,
      steps: ({ address }: { address: string }) => [
        'Install a certificate; most hosts offer one for free.',
        `Redirect ${address} to its HTTPS address and update links to it.`,
      ],
    },
    form: {
      title: ({ submit }: { submit: string | undefined }) =>
        `Send ${submit === undefined ? 'the form' : `the ${quote(submit, 40)} form`} over HTTPS`,
      steps: ({ targets }: { targets: readonly string[] }) => [
        `Change the form ${targets.length === 1 ? 'target' : 'targets'} ${list(targets)} to HTTPS.`,
      ],
    },
    files: {
      title: 'Load every file over HTTPS',
      steps: ({ addresses }: { addresses: readonly string[] }) => [
        `Change ${addresses.length === 1 ? 'this address' : 'these addresses'} to HTTPS: ${list(addresses, 6)}.`,
      ],
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
