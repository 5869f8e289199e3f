import { copyLine } from '../../../languages/copy/copy-for.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { unreadReason, unreadRegion } from '../../doubt.ts';
import { amount, quote } from '../../phrasing.ts';

const ENOUGH_WORDS = 30;

export const giftPurpose = defineCheck({
  id: 'gift-purpose',
  category: 'offerStrength',
  title: { passes: 'Donors read what a gift does', fails: 'What a gift does is hardly said' },
  why: 'A lab with thousands of donation tests reports that pages with a fuller case for giving have typically beaten short ones. One test that added a reason to give pointed the same way, though it stayed short of statistical certainty.',
  measure:
    'At least 30 words on what a gift does, near the donation form or the primary action, score 1; elsewhere on the page 0.6; none, or fewer, 0.1. Not asked where neither form nor button asks for a gift.',
  weight: 3,
  group: 'message',
  pageTypes: ['nonprofit'],
  measurable: { static: 'partly', withoutWordList: 'no' },
  evidence: ['value-proposition-copy-donation', 'page-length-long-wins-donation', 'video-hurts-donation'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['offer', 'layout'],
  evaluate({ offer: { giftPurpose: purpose, giftAsked }, layout, document, told }) {
    const asks = giftAsked.present === true || told.goal === 'donations';
    const searched = [
      'text near the donation form and the primary action',
      'main content',
      'word list for gifts and their use',
    ];
    if (purpose && purpose.words >= ENOUGH_WORDS) {
      if (document.mode === 'static')
        return measured(1, `${amount(purpose.words, 'word')} say what a gift does.`, [purpose.evidence]);
      return measured(
        purpose.nearAction ? 1 : 0.6,
        `${amount(purpose.words, 'word')} on what a gift does stand ${purpose.nearAction ? 'near' : 'away from'} the action.`,
        [purpose.evidence],
      );
    }
    if (!asks) return notApplicable('No gift is asked for here.');
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, 'What a gift does'));
    return measured(
      0.1,
      purpose
        ? `Only ${amount(purpose.words, 'word')} say what a gift does.`
        : 'No sentence was found that says what a gift does.',
      purpose ? [purpose.evidence] : [],
      { searched },
    );
  },
  recommend(_outcome, { offer: { giftPurpose: purpose, giftAsked }, language }) {
    const [asked] = giftAsked.evidence;
    const beside = asked ? `beside ${quote(asked.text, 40)}` : 'beside the donation form';
    return {
      title:
        purpose && purpose.words >= ENOUGH_WORDS
          ? `Move ${quote(purpose.evidence.text, 50)} next to the place where people give`
          : `Say ${beside} what a gift does`,
      steps: [
        `Write two or three sentences ${beside}: whom the gift reaches, what it pays for, why it is needed now.`,
        'Tie a typical amount to what it pays for, with figures from your own accounts.',
        'Use text rather than a video in that place: a donation lab reports losses when a video replaced the text above the form.',
      ],
      copyExamples: [
        {
          before: purpose?.evidence.text ?? null,
          after: copyLine(language, 'giftPurpose'),
        },
      ],
      remedy: 'gift-purpose',
    };
  },
});
