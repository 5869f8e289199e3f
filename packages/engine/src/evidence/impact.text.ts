import { translated } from '@liftmark/contract/translated';
import { text as de } from './impact.text.de.ts';
import { text as es } from './impact.text.es.ts';
import { text as fr } from './impact.text.fr.ts';

const english = {
  unit: {
    metric: 'relative % on the metric that the change targets',
    lcp: 'relative % sales, if the largest contentful paint comes about 30% earlier',
    product: 'relative % sales of the product shown',
    subscriptions: 'relative % paid subscriptions',
  },
  effect: {
    default:
      'Probably small: between -1% and +4% on the metric that the change targets. In about 2,600 tests at shops and travel sites, nine in ten moved revenue by less than 1.2% in either direction, and published tests, which overstate effects, averaged just under 4%.',
    cosmetic:
      'Don’t expect a measurable effect on conversion: tests at shops and travel sites that changed only wording, colors or buttons averaged between -0.3% and 0%. Do it because it’s cheap and makes the page clearer.',
    proof:
      'Between -1% and +3% on the metric that the change targets: tests of true social-proof messages at shops and travel sites averaged +2.3% revenue per visitor, and two of three review seals in one shop’s header gained no more.',
    deadline:
      'Between -1% and +2%, and only if the deadline is real: countdown tests at shops and travel sites averaged +1.5% revenue per visitor, while a large experiment found no effect from “must act now” wording alone.',
    lcp: 'Up to +8% on a slow landing page if its largest contentful paint comes about 30% earlier, as measured in a randomized test on a telecom landing page with paid traffic. One shop reported more, but don’t count on it.',
    video:
      'Between 0 and +15% sales of the product shown: the upper end was measured in a randomized experiment at one mid-size fashion retailer. On donation pages, videos have been reported to hurt.',
    chat: 'There’s no reliable figure for a page like this. In one test at an online shop, moving the chat icon into the navigation raised transactions by 7%, and on one marketplace buyers who used chat were more likely to buy.',
    trial:
      'Between 0 and +6% paid subscriptions for a 7-day instead of a 30-day trial, measured in a randomized experiment at one large software company. Where a free plan remains, no immediate effect was found.',
    reviews:
      'Large, but there’s no reliable figure: the first five to ten reviews make most of the difference between a product with reviews and one without, but that comes from comparing products, not from an experiment.',
    friction:
      'There’s no reliable figure: people name forced accounts, late costs and long forms among their reasons for giving up, but a share of survey answers isn’t a gain you can expect.',
    defect:
      'There’s no reliable figure: this is a defect that gets in the way of visitors who run into it. Fix it without waiting for a test.',
    none: 'No published experiment has measured a gain from this. We recommend it for the reasons given.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
