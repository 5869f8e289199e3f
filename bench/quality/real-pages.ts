/** What reading real pages has shown, measured by hand: such pages are other people's and not kept here. */
export const FACTS_ON_REAL_PAGES = `## Facts on real pages

How often a fact is read as a person would say it. 270 pages of some 230 public sites, most of them of small firms, clubs and
makers, hand-written and made by page builders, in more than 19 languages (many of them without a word list, two written from
right to left), were rendered with their own pictures and labeled by eye, from the picture and the markup, before the engine
was asked. They came in eight batches, each unlike what had been learned from before. "First sight" is what the engine said of
a batch that it had never been tried on: 95.0 % of 646 labels, 97.5 % of 399, 96.0 % of 201, 96.8 % of 1087, 95.5 % of 268,
96.0 % of 747, 95.0 % of 892 and 94.9 % of 1216. "Now" is after its misreadings were mended, and is therefore the kinder
figure: the next batch will begin at about 95 %. For the first seven batches it is what was measured before the readings of
testimonials, figures, menus and page types were thought anew; their captures are not kept.

The eighth is an ordinary cross-section, 64 pages in 13 languages, not chosen for difficulty, and was frozen before the engine
ran; somebody else meanwhile thought those four readings anew, on 121 other pages, without seeing it. On those 121 pages the
new readings gained two points where they had not been learned from (88.2 % to 90.8 %, 84.9 % to 86.8 %, of 129 labels of the
four hardest facts), on the eighth batch half a point (95.5 %). What was worst there at first sight is the page type (27 of 44),
the more so without a word list (4 of 13, after the new readings still), menu entries (44 of 54), figures as proof (32 of 39) and the main action (43 of 52).
After mending by its misreadings it is 97.5 %; of the page type, mended by the even half, 19 of 22 there and 20 of 22 in the
other (12 and 16 before), which was not wholly unseen.

How far mending carries was measured twice, by mending what one half of a batch showed. The sixth, chosen for sliders,
counters and menus of many levels, rose from 96.9 % to 99.2 % in that half and from 95.2 % to 96.7 % in the other, whose
misreadings had been seen, too. The seventh, chosen for quotations, figures, prices and urgency, rose from 96.6 % to 99.4 %,
and the other half, which nobody looked at until the end, from 93.2 % to 93.4 %: what is mended by now is mostly odd, and
tells little of the next page. In that half testimonials were told right on 11 of 15 pages, how many on 4 of 6, the page
type on 13 of 17, the main action on 16 of 19; its misreadings (customers' words that the firm answers below each, a shelf of
product tests taken for reviews, wages and a landlord's costs taken for prices) stand as they were. The number of
testimonials, the page type, numbers as proof and navigation links are where it errs most at first sight. Testimonials are
counted with those that wait in a slider, each once.

| fact | labels | right at first sight | right now |
| --- | --- | --- | --- |
| Headline | 246 | 96.7 % | 97.6 % |
| Primary action | 232 | 92.2 % | 94.8 % |
| … above the fold, desktop | 194 | 96.9 % | 97.4 % |
| … above the fold, mobile | 164 | 97.0 % | 98.2 % |
| Number of forms | 257 | 98.8 % | 99.2 % |
| Fields of the largest form | 257 | 96.9 % | 98.4 % |
| Testimonials | 227 | 90.7 % | 95.2 % |
| … how many | 62 | 72.6 % | 91.9 % |
| Customer logos | 212 | 97.6 % | 98.6 % |
| Ratings | 220 | 97.3 % | 99.1 % |
| Numbers as proof | 186 | 87.6 % | 96.8 % |
| Prices | 217 | 97.2 % | 98.2 % |
| Guarantee | 210 | 96.2 % | 98.6 % |
| Free offer | 194 | 95.4 % | 96.4 % |
| Urgency | 200 | 96.5 % | 99.5 % |
| Privacy link | 220 | 99.5 % | 99.5 % |
| Terms link | 196 | 100.0 % | 100.0 % |
| Contact | 235 | 98.7 % | 99.6 % |
| FAQ | 225 | 99.1 % | 99.6 % |
| Video | 254 | 99.6 % | 99.6 % |
| Navigation links | 255 | 87.8 % | 98.0 % |
| Sticky bar | 233 | 97.4 % | 99.1 % |
| Consent banner | 267 | 99.3 % | 99.3 % |
| Page type | 223 | 83.9 % | 94.2 % |
| Language | 270 | 99.3 % | 99.6 % |
| All | 5456 | 95.7 % | 98.1 % |

What this does not tell: one person labeled each page, and left out a label where two people could differ, which were
mostly the hard ones. A second person labeled 20 of an earlier set of template pages without seeing the first labels: on
the 16 that both had labeled they agreed in 349 of 350 labels (they differed over a free trial named in a plan only),
and the engine agreed with the second in 360 of 371; on 4 pages that nobody had labeled before, in 78 of 88, most of the
rest on a page that shows the parts of a kit and sells nothing. Where people differ, the definition is soft: whether a
privacy link that leads nowhere counts, whether a button to the same place repeats the primary action, whether comments
below a post are testimonials, what the primary action of a page with many equal buttons is, and to which type the page
of a coach, a maker or an agency belongs. Pages whose pictures could not be had, or that were unfinished, were left out.
Of the seventh batch five labels proved mistaken in the markup (bars that only seem to stay on the screen, an entry of a menu
that no font could draw) and were corrected, two (fields that appear once days are chosen) left out; as labeled first, the
engine agreed with 94.2 % of 894.
`;

/** What a reader found in whole reports, by hand. */
export const STATEMENTS_OF_REPORTS = `## Statements of whole reports

How much of a report is true of its page, names something of it, and is sensible advice: one reader judged the summary, the
insights, every finding with a verdict and every recommendation, beside the picture and the markup, strictly (what a
category repeats counts again; a "not measured" is left out). Before mending, on pages that the engine had never seen:
76.6 % of 867 statements on 14 pages held, then, after what those taught, 83.8 % of 569 on 11 others (kennel, donations,
beauty salon, software prices, hotel, sign-up, leather goods, airport parking, charity event, dentist, soap shop; in eight
languages, one without a word list). After mending 92.7 % and 91.1 %, which is the kinder figure, being about pages
that the mends were made for, and on the eleven judged by who mended. One further page, read after the mends: 57 of 58.

What failed most on the eleven: facts of a service that were there in other words (10 statements), figures taken or missed
as proof (14), lists made of icons or typed bullets (8), who is behind the page (9). Still wrong: the main action among equal
buttons, ratings that are a picture, the type of a page with few signs.
`;
