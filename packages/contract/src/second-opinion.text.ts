import type { OpinionId, OpinionWords } from './opinion-ids.ts';
import { text as de } from './second-opinion.text.de.ts';
import { text as es } from './second-opinion.text.es.ts';
import { text as fr } from './second-opinion.text.fr.ts';
import { translated } from './translated.ts';

const english: Record<OpinionId, OpinionWords> = {
  'headline-clarity': {
    label: 'Headline clarity',
    question: 'After reading the headline for five seconds, could a stranger say what the page offers?',
    anchors: [
      'A stranger couldn’t even name the industry.',
      'A stranger can guess the industry, but not the offer.',
      'A stranger can guess the offer with help from the line below the headline.',
      'The offer is clear, but readers have to infer who it’s for.',
      'It’s immediately clear what it is and who it’s for.',
    ],
  },
  'proposition-specificity': {
    label: 'Value proposition',
    question: 'Could a competitor make the same promise on its page without changing a word?',
    anchors: [
      'Any company in any industry could say it.',
      'Any company in this industry could say it.',
      'One detail is specific to this offer. The rest is common in the industry.',
      'Most of it is specific to this offer.',
      'It’s true only of this offer and says what customers get.',
    ],
  },
  'headline-action-match': {
    label: 'Headline and button',
    question: 'Does the button deliver the next step the headline promises?',
    anchors: [
      'The button leads to something unrelated to the headline.',
      'The button could go under any headline.',
      'The button fits, but visitors have to work out how.',
      'The button is a natural next step.',
      'The button picks up the headline’s promise in its own words.',
    ],
  },
  'proof-credibility': {
    label: 'Proof credibility',
    question: 'Would a skeptical visitor believe the proof on the page?',
    anchors: [
      'There’s no proof, or it sounds made up.',
      'The praise is general, with no names or numbers.',
      'It names people or numbers, but nothing can be checked.',
      'It names people or numbers and gives specific details.',
      'It’s specific, can be checked, and is about exactly what the page offers.',
    ],
  },
  'audience-tone': {
    label: 'Audience tone',
    question: 'Does the page talk the way its visitors do?',
    anchors: [
      'It doesn’t speak to its visitors.',
      'It talks about itself in industry jargon.',
      'It’s easy to understand, but could be addressed to anyone.',
      'It speaks to its visitors in their own words.',
      'It describes the visitor’s situation the way the visitor would.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
