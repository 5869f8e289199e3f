import { translated } from '@liftmark/contract/translated';
import { amount, capitalized, list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** Addresses that a step lists. */
const SHOWN = 8;

const english = {
  title: { passes: 'The site’s own files load correctly', fails: 'Parts of the page are broken' },
  why: 'In a survey, 22% of US shoppers had abandoned an order because the site had errors or crashed. The Stanford guidelines warn that even small errors hurt credibility more than most people imagine.',
  measure:
    'Starts at 1 and loses 0.2 for each visible broken image (0.3 above the fold), 0.4 for each of the site’s own stylesheets, scripts or fonts that fails, and 0.1 for a script error, on both visits. Files from other hosts, files that a host adds, requests that our own filter blocked, and script errors where a library or a response didn’t arrive don’t count.',
  notMeasured: {
    partial:
      'The page was already open in your browser, so script errors and files that failed before couldn’t be seen.',
  },
  observed: {
    none: 'None of the site’s own images, stylesheets, scripts or fonts failed to load.',
    failed: ({
      images,
      imageNames,
      files,
      fileNames,
      error,
    }: {
      images: number;
      imageNames: readonly string[];
      files: number;
      fileNames: readonly string[];
      error: string | null;
    }) => {
      const seen = [
        images > 0 ? `${amount(images, 'broken image')} (${list(imageNames, 3)})` : '',
        files > 0 ? `${amount(files, 'file')} that didn’t load (${list(fileNames, 3)})` : '',
        error ? `an error in the browser console (${quote(error, 80)})` : '',
      ].filter(Boolean);
      return `On both visits: ${list(seen)}.`;
    },
    /** "2 images and 1 stylesheet from other hosts didn’t load for us and weren’t checked." */
    unchecked: ({
      counts,
      hosts,
    }: {
      counts: readonly { type: string; count: number }[];
      hosts: readonly string[];
    }) => {
      const files = capitalized(list(counts.map(({ type, count }) => amount(count, type))));
      const from = hosts.length === 1 ? hosts[0] : `other hosts (${list(hosts, 3)})`;
      const isOne = counts.reduce((sum, { count }) => sum + count, 0) === 1;
      return `${files} from ${from} didn’t load for us and ${isOne ? 'wasn’t' : 'weren’t'} checked.`;
    },
  },
  advice: {
    title: {
      files: ({ first, others }: { first: string; others: number }) =>
        `Fix ${first}${others > 0 ? ` and ${amount(others, 'more file')}` : ''}`,
      error: ({ error }: { error: string }) => `Fix the script error ${quote(error, 60)}`,
    },
    images: ({ addresses }: { addresses: readonly string[] }) =>
      addresses.length === 1
        ? `Restore the image or remove it from the page: ${addresses[0]}.`
        : `Restore these images or remove them from the page: ${list(addresses, SHOWN)}.`,
    files: ({ files }: { files: readonly { address: string; reason: string }[] }) => {
      const all = files.map(({ address, reason }) => `${address} (${reason})`);
      return all.length === 1
        ? `Restore the file or correct its address: ${all[0]}.`
        : `Restore these files or correct their addresses: ${list(all, SHOWN)}.`;
    },
    error: ({ error }: { error: string }) => `Find the cause of ${quote(error, 120)} in the browser console.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
