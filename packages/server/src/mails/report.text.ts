import { amount } from '@liftmark/contract/figures';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './report.text.de.ts';
import { text as es } from './report.text.es.ts';
import { text as fr } from './report.text.fr.ts';

const pointsOf = (points: number) => amount(points, 'point', 'points');

/** What the emails about a report say, in its language, and the footer of every email. */
const english = {
  greeting: ({ firstName }: { firstName: string }) => `Hi ${firstName},`,

  footer: {
    sentBy: 'Sent by ',
    questions: '. Questions? Write to ',
    end: '.',
    subscribed: 'You’re getting this email because you asked for conversion tips. ',
    unsubscribe: 'Unsubscribe',
  },

  pageDeclined: {
    subject: {
      pointsLost: ({ points, title }: { points: number; title: string }) =>
        `Your page lost ${pointsOf(points)}: ${title}`,
      scoreDown: ({ before, after, title }: { before: number; after: number; title: string }) =>
        `Score down from ${before} to ${after}: ${title}`,
      brokenAgain: ({ title }: { title: string }) => `Broken again: ${title}`,
    },
    preview: ({ address }: { address: string }) => `Results of the scheduled analysis of ${address}.`,
    analyzed: ({ address }: { address: string }) =>
      `We analyzed ${address} again, as you scheduled on your dashboard.`,
    scoreDown: ({ before, after }: { before: number; after: number }) =>
      `Its Liftmark Score fell from ${before} to ${after}.`,
    pointsLost: ({ points, after }: { points: number; after: number | null }) =>
      `The page lost ${pointsOf(points)}. Its Liftmark Score under the new rubric is ${after}.`,
    brokenAgain: ({ issues }: { issues: number }): string =>
      issues === 1
        ? 'This was fixed in an earlier run and is broken again:'
        : 'These were fixed in an earlier run and are broken again:',
    button: 'See what changed',
    note: 'You’re getting this email because this page is analyzed on a schedule. To stop, set “Re-run automatically” to “never” for this page on your dashboard.',
  },

  report: {
    subject: {
      scored: ({ score, host }: { score: string; host: string }) => `Liftmark Score ${score}: ${host}`,
      unscored: ({ host }: { host: string }) => `Liftmark report: ${host}`,
    },
    preview: {
      scored: ({ score, address }: { score: string; address: string }) =>
        `${address} has a Liftmark Score of ${score}.`,
      unscored: ({ address }: { address: string }) => `The report on ${address}.`,
    },
    introduction: ({ address }: { address: string }) => `Here’s the report on ${address}.`,
    introductionBy: ({ sender, address }: { sender: string; address: string }) =>
      `${sender} sent you this report on ${address}.`,
    picture: {
      scored: ({ score }: { score: string }) => `The analyzed page with its Liftmark Score: ${score}`,
      unscored: 'The analyzed page',
    },
    recommendations: 'What matters most:',
    firstStep: ({ step }: { step: string }) => `First step: ${step}`,
    heading: ({ heading }: { heading: string }) => `${heading}:`,
    locked: ({ count }: { count: number }) =>
      count === 1
        ? '1 more recommendation is part of Pro.'
        : `${count} more recommendations are part of Pro.`,
    button: 'Open the report',
    /** In place of an address. */
    draft: 'a page draft',
    note: 'The full report is attached as a PDF. You’re getting this email because someone with a Liftmark account sent it to you.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
