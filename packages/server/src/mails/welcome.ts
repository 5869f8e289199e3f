import { Fragment, createElement as h } from 'react';
import { button, link, list, paragraph } from './parts.ts';
import { defineMail } from './template.ts';

/** The first thing to look at in each of the ten categories of the checklist. */
const FIRST_LOOKS = [
  'Headline: does it say in one sentence what the visitor gets?',
  'Call to action: is there one main button, and does its label name the result?',
  'Proof: is there a named customer, a number or a review near the main button?',
  'Layout: can the main offer be seen without scrolling, on a phone too?',
  'Content: is the first paragraph about the visitor, or about you?',
  'Forms: is every field needed today?',
  'Mobile: can every button be pressed with a thumb?',
  'Speed: does the largest picture show within 2.5 seconds?',
  'Navigation: do menu labels say what lies behind them?',
  'Measurement: do you count the one action that the page is for?',
];

export const welcome = defineMail('welcome', {
  subject: () => 'Your CRO checklist',
  preview: () => 'Ten questions to ask of any page, and the whole list of fifty.',
  subscriber: ({ userId }) => userId,
  body: (_props, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph('Welcome,'),
      paragraph(
        'Here is the checklist that you asked for. Start with one question of each of its ten categories:',
      ),
      list(FIRST_LOOKS),
      paragraph(
        'All fifty, with boxes to tick, are at ',
        link(`${publicUrl}/tools/cro-checklist`, 'the CRO checklist'),
        '. Or let Liftmark look at your page and say with evidence what to change first.',
      ),
      button(`${publicUrl}/analyze`, 'Analyze my page'),
    ),
});
