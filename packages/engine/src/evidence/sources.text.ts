import { translated } from '@liftmark/contract/translated';
import { text as de } from './sources.text.de.ts';
import { text as es } from './sources.text.es.ts';
import { text as fr } from './sources.text.fr.ts';

/** Of each source: what it found, who or what was studied, and what limits it. */
const english = {
  'abandonment-recovery-qubit': {
    claim: 'Abandonment-recovery tests averaged +1.1% revenue per visitor.',
    population: 'retail and travel e-commerce sites, about 2,600 categorized A/B tests',
    caveat:
      'An average over many sites (not a range), adjusted by shrinkage. It’s vendor data, results vary by site, and it measures revenue per visitor, not conversion.',
  },
  'above-fold-attention': {
    claim: '57% of viewing time is spent above the fold and 74% within the first two screens.',
    population: '120 participants, 130,000 fixations, desktop 1920x1080',
    caveat: 'This measures attention, not conversion, and it was 80% in 2010. People do scroll.',
  },
  'accessibility-click-away': {
    claim:
      'About 70% of users with access needs leave a site that is hard to use. The survey puts lost UK spending at 17.1 billion pounds.',
    population: 'disabled shoppers in the UK (2016 wave: 362 participants)',
    caveat: 'The figures are self-reported and extrapolated, and conversion wasn’t tested.',
  },
  'activity-notification-deceptive': {
    claim: 'Of 313 activity notifications on 265 sites, 29 (9%) on 20 sites were shown to be fabricated.',
    population: '11,000 shopping sites',
    caveat: 'This is a lower bound.',
  },
  'ad-like-styling': {
    claim:
      'Removing the border and background that made a donation ask look like an ad raised conversion by 27.5% (98.3% confidence, n = 276,232).',
    population: 'CaringBridge journals',
    caveat: 'The rate rose from 0.12% to 0.16% on one site.',
  },
  'ads-above-fold': {
    claim: 'Since 2012, Google’s page-layout algorithm demotes pages with too many ads above the fold.',
    population: 'content pages',
    caveat: 'This concerns search ranking, not conversion.',
  },
  'alt-text-wcag': {
    claim:
      'WCAG 1.1.1 (A) requires text alternatives. In 2024, about a third of images on popular home pages had missing, questionable or repetitive alt text.',
    population: 'top million home pages',
    caveat: 'The case for it is legal and about reaching more people; there’s no uplift figure.',
  },
  'apple-pay-17-seconds': {
    claim:
      'In one app, paying with Apple Pay took 17 s, compared with 103 s for typing in card details, and converted 6.3% better.',
    population: 'one merchandise iOS app',
    caveat: 'One app over one month, without randomization.',
  },
  'autofill-shopify-41': {
    claim: 'A third of guest checkouts use autofill, and those sessions are completed up to 41% more often.',
    population: 'Shopify guest checkouts, September 2024',
    caveat: 'People with saved data are more likely to buy anyway.',
  },
  'autofill-tokens-wcag': {
    claim:
      'WCAG 1.3.5 (AA) requires the purpose of personal-data fields to be machine-readable. In practice, that means the WHATWG autofill tokens (given-name, email, cc-number and so on).',
    population: 'forms asking for the user’s own data',
    caveat: 'This is a technical rule that can be checked exactly.',
  },
  'autoplay-audio-wcag': {
    claim: 'WCAG 1.4.2 (A) requires a way to stop audio that plays for more than 3 seconds.',
    population: 'all pages',
    caveat: 'This is a technical rule that can be checked exactly.',
  },
  'autoplay-hated': {
    claim:
      'Autoplay ads scored 5.79 and modal ads 5.82 on a 7-point dislike scale, and mobile ads scored worse than desktop ads (5.45 compared with 5.09).',
    population: '452 US adults, wireframes',
    caveat: 'It measures how much people say they dislike ads, not product videos.',
  },
  'banner-blindness-1998': {
    claim:
      'People searching for specific items often missed distinctive banners, especially near the top of the page.',
    population: 'laboratory web tasks',
    caveat: 'The study is old, but its main finding has been replicated.',
  },
  'carousel-nng-miss': {
    claim:
      'A test participant overlooked an offer set in 98-point type because it was in an auto-rotating panel.',
    population: 'Siemens home page',
    caveat: 'This is one vivid case.',
  },
  'carousel-runyon': {
    claim:
      'About 1% of ND.edu visitors clicked a slide, and 84% of the clicks were on the first one. On an auto-rotating sister site it was 8.8%.',
    population: 'five University of Notre Dame sites',
    caveat:
      'These are clicks on university news, and they point both ways. The author advises at most 3 or 4 slides, with a first slide that works on its own.',
  },
  'charm-price-meta': {
    claim:
      'A preregistered meta-analysis (69 studies, N = 40,541) found that just-below prices such as 9.99 have an effect of g = 0.13 on purchase decisions, which was smaller or gone after correcting for bias.',
    population: 'laboratory and field studies',
    caveat: 'The effect is small and highly variable.',
  },
  'client-logos-high-profile': {
    claim: 'People recalled high-profile client logos better than unknown ones (p = 0.009).',
    population: 'web-hosting page',
    caveat: 'The study measured recall only, and unknown logos had no effect.',
  },
  'cls-yahoo-japan-15': {
    claim:
      'Cutting CLS by 0.2 was associated with 15.1% more page views per session, 13.3% longer sessions and a bounce rate 1.72 percentage points lower.',
    population: 'Yahoo! JAPAN News articles',
    caveat: 'This is a correlation over time for engagement on a news site, without purchase data.',
  },
  'concise-scannable-objective-copy': {
    claim:
      'Compared with promotional copy, measured usability rose by 58% with half the words, by 47% with a scannable layout, by 27% with objective wording and by 124% with all three.',
    population: 'information site (tourism text), five versions',
    caveat: 'The study is from 1997, the sample was small, and it measured usability, not conversion.',
  },
  'confirmshaming-prevalence': {
    claim:
      'Researchers found 169 cases of confirm-shaming on 164 shopping sites, making it the fourth most common dark pattern.',
    population: '11,000 shopping sites',
    caveat: 'This shows how common it is, not what effect it has.',
  },
  'content-volume-short-wins-email': {
    claim:
      'In randomized tests with 27,083 visitors, the shorter page converted significantly better for an email sign-up, across places and over time.',
    population: 'lead-capture landing pages (email sign-up), AdWords traffic',
    caveat: 'A low-commitment goal, with two designs for one product.',
  },
  'cookie-notice-position': {
    claim:
      'In three field experiments with more than 80,000 users, notices at the bottom left got the most interaction, and binary choices and nudges strongly shifted consent.',
    population: 'a German site similar to an online shop',
    caveat: 'It measures consent, not sales. Pre-checked boxes are unlawful in the EU.',
  },
  'coupon-field-loses-revenue': {
    claim:
      'Doctor FootCare lost revenue when a coupon-code box appeared in its cart. The experimenters warn that such a box sends buyers away to look for codes.',
    population: 'one e-commerce cart',
    caveat: '',
  },
  'cta-button-style': {
    claim: 'Tests that changed buttons averaged -0.2% revenue per visitor.',
    population: 'retail and travel e-commerce sites, about 2,600 categorized A/B tests',
    caveat:
      'An average over many sites (not a range), adjusted by shrinkage. It’s vendor data, results vary by site, and it measures revenue per visitor, not conversion. Sites in the sample already had usable buttons: a missing or invisible CTA is another matter.',
  },
  'cta-color-red-21': {
    claim:
      'A red button drew 21% more clicks than a green one on a mostly green page with about 2,000 visits.',
    population: 'Performable home page',
    caveat:
      'It measured clicks over a few days on one page, and the owner warns against generalizing. Contrast mattered, not color.',
  },
  'cta-color-zero': {
    claim: 'Tests that changed colors averaged 0.0% revenue per visitor.',
    population: 'retail and travel e-commerce sites, about 2,600 categorized A/B tests',
    caveat:
      'An average over many sites (not a range), adjusted by shrinkage. It’s vendor data, results vary by site, and it measures revenue per visitor, not conversion.',
  },
  'cta-first-person-90': {
    claim: 'One consultant reported button tests that first-person wording won, in some cases by up to 90%.',
    population: 'a few SaaS / lead pages',
    caveat:
      'These are selected wins that measured clicks, not sales, and were never replicated at scale. The pooled figure for wording is about zero.',
  },
  'cta-label-specific': {
    claim:
      'In eye-tracking studies, people read links in isolation, so a label has to say what it opens. A broken promise undermines trust.',
    population: 'web pages in general',
    caveat: 'This is a qualitative finding.',
  },
  'cta-non-text-contrast': {
    claim: 'WCAG 1.4.11 (AA) requires a contrast of 3:1 between controls and adjacent colors.',
    population: 'all pages',
    caveat: 'An accessibility rule, and the part of button visibility that can be measured.',
  },
  'cta-repeat-no-evidence': {
    claim: 'We know of no published experiment that isolates the effect of repeating the button.',
    population: 'long landing pages',
    caveat: 'So we only check that a CTA is within reach in the first two screens.',
  },
  'cta-wording-qubit': {
    claim: 'Tests that only reworded calls to action averaged -0.3% revenue per visitor.',
    population: 'retail and travel e-commerce sites, about 2,600 categorized A/B tests',
    caveat:
      'An average over many sites (not a range), adjusted by shrinkage. It’s vendor data, results vary by site, and it measures revenue per visitor, not conversion.',
  },
  'dark-patterns-effect': {
    claim:
      'Mild dark patterns more than doubled the acceptance of a dubious service, and aggressive ones almost quadrupled it. The aggressive ones caused a strong backlash.',
    population: 'representative US samples',
    caveat:
      'They work in the short term, but bring a backlash and are increasingly unlawful. We report them as a risk and never recommend them.',
  },
  'delivery-speed-reason': {
    claim:
      'In surveys of US shoppers who abandoned a checkout, 16% (2016) to 23% (around 2024) said delivery was too slow.',
    population: 'US online shoppers',
    caveat: 'A share of survey answers. Showing a date doesn’t make delivery faster.',
  },
  'design-look-46': {
    claim:
      'The look of the design was mentioned in 46.1% of comments by 2,684 people on the credibility of sites, more than any other factor.',
    population: '100 live sites in ten categories',
    caveat:
      'It shows what people notice, not what makes them buy. It’s often misquoted as “46% judge by design” or “75%”.',
  },
  'drip-pricing-stubhub': {
    claim:
      'In an experiment with millions of StubHub users, those who saw fees only at checkout spent about 21% more and were 14% more likely to complete a purchase.',
    population: 'ticket marketplace, 2015, randomized',
    caveat:
      'It contradicts the surveys: transparency can cost sales in the short term. Showing fees late has been unlawful for US tickets and lodging since May 2025, so we don’t recommend it.',
  },
  'error-messages-mailchimp': {
    claim:
      'Login failures at MailChimp fell by 66% after it introduced clearer error messages and social login buttons. Only 3.4% of users used the buttons.',
    population: 'MailChimp login',
    caveat:
      'A before-and-after comparison. How much each change contributed is MailChimp’s own interpretation.',
  },
  'eu-prior-price-30-days': {
    claim:
      'Since May 28, 2022, an announced price reduction must state the lowest price of the preceding 30 days.',
    population: 'EU retail of goods',
    caveat: 'A legal rule whose details differ by country.',
  },
  'eu-reviews-verification': {
    claim:
      'Sellers that show reviews must make sure they come from real buyers. In an EU sweep, 144 of 223 sites couldn’t show that, and the authorities concluded that at least 55% broke the law.',
    population: '223 EU shops, marketplaces, booking and comparison sites',
    caveat: 'A legal rule.',
  },
  'eu-ucpd-false-limited-time': {
    claim:
      'Annex I, point 7 of Directive 2005/29/EC bans the false statement that an offer is available only for a very limited time.',
    population: 'EU traders to consumers',
    caveat: '',
  },
  'ewom-elasticity': {
    claim:
      'Across 51 studies, the elasticity of sales was 0.236 for the number of reviews and 0.417 for their rating. Both were higher on independent sites and for products that are hard to try.',
    population: 'published eWOM studies',
    caveat: 'Observational studies, with publication bias.',
  },
  'exit-intent-sumo': {
    claim: 'Pop-ups convert about 3.09% of views on average, and 9.28% in the top tenth.',
    population: 'about 2 billion pop-up views (number quoted from memory)',
    caveat: 'Vendor data without a control group, so it counts people who would have converted anyway.',
  },
  'express-wallet-50': {
    claim:
      'Shopify reports up to 50% higher conversion with Shop Pay than with guest checkout, based on a study it commissioned.',
    population: 'Shopify checkouts',
    caveat: 'Wallet users are returning buyers with saved data, so this is mostly selection.',
  },
  'extra-costs-late-survey': {
    claim:
      'Extra costs (shipping, tax, fees) are the reason people give most often for abandoning a checkout: 61% in 2016, 48% around 2024 and 39% in the newest edition.',
    population: 'US online shoppers',
    caveat:
      'These are self-reported reasons with multiple answers. A share of people who left isn’t an uplift.',
  },
  'face-photo-102': {
    claim:
      '37signals reported 102.5% more sign-ups for a short page with a large customer photo than for the original.',
    population: 'Highrise marketing page',
    caveat: 'The layout and length changed too, and a longer version of the photo page lost.',
  },
  'faces-social-presence': {
    claim: 'Human faces raised appeal and social presence but had no direct effect on trust.',
    population: 'lab studies in Canada, Germany and Japan',
    caveat: 'Purchases weren’t measured, and the press release overstates the result.',
  },
  'faces-soon-ignored': {
    claim: 'A photo of a person draws the eye on the first view and is ignored on later pages.',
    population: 'e-commerce pages, eye-tracking',
    caveat: 'A small study.',
  },
  'fake-countdown-prevalence': {
    claim:
      'Of 393 countdown timers found on 11,000 shopping sites, 157 (40%, on 141 sites) were deceptive, e.g. resetting.',
    population: '53,000 product pages on 11,000 shopping sites, 2018-2019',
    caveat:
      'Counted in the data set that the study released; it shows how common such timers are, not what effect they have.',
  },
  'faq-no-evidence': {
    claim:
      'We know of no published experiment that isolates the effect of adding an FAQ. The support is indirect: purchases fail because information is missing.',
    population: 'landing and product pages',
    caveat: 'So it counts for little. An answered question counts anywhere on the page.',
  },
  'fewer-fields-lead-quality': {
    claim:
      'Practitioners warn that fewer fields can raise the number of leads and lower the close rate, so the metric to watch is cost per sale.',
    population: 'lead generation',
    caveat: 'This is opinion.',
  },
  'first-impression-50ms': {
    claim: 'Appeal ratings after 50 ms correlate highly with ratings after 500 ms.',
    population: 'home-page screenshots',
    caveat: 'It measures appeal only and doesn’t say that people leave within 50 ms.',
  },
  'font-size-12px': {
    claim:
      'Lighthouse flags a page when less than 60% of its text is at least 12 px, because mobile visitors have to pinch to zoom in order to read it.',
    population: 'mobile pages',
    caveat:
      'The threshold was lowered from 16 px because almost every site failed it. There’s no evidence about conversion.',
  },
  'form-fields-baymard': {
    claim:
      'The average checkout has 11.3 fields in 5.1 steps, while 8 fields are enough for most sites. Between 18 and 22% of shoppers left a checkout because it was too long or complicated, and the number of fields matters more than the number of steps.',
    population: 'e-commerce checkouts, US adults',
    caveat: 'Survey answers and a benchmark, without a causal figure per field.',
  },
  'form-fields-hubspot-slight': {
    claim:
      'On HubSpot landing pages, conversion fell only slightly as single-line fields were added, while text areas and several dropdowns hurt much more.',
    population: 'HubSpot customer landing pages (about 40,000, quoted from memory)',
    caveat:
      'A correlation that contradicts the popular per-field percentages. The type of field matters more than the count.',
  },
  'form-fields-marketo-13-10': {
    claim: 'A Marketo lead form converted 13.4% of visitors with 5 fields, 12% with 7 and 10% with 9.',
    population: 'B2B lead form, one site',
    caveat: 'A single site.',
  },
  'form-labels-wcag': {
    claim:
      'WCAG 3.3.2 (A) requires labels. In 2024, 35.5% of form inputs on home pages weren’t properly labeled.',
    population: 'top million home pages',
    caveat: 'An accessibility rule.',
  },
  'free-return-spending': {
    claim:
      'Customers whose return was free later spent 158 to 457% of what they had spent before. Those who were charged cut their spending by 75 to 100% within two years.',
    population: 'two online retailers, four years',
    caveat:
      'It’s about customers who returned something and their repeat spending, not first orders, and wasn’t randomized.',
  },
  'free-shipping-threshold-basket': {
    claim: 'Free shipping above a threshold raises basket size compared with free shipping for everyone.',
    population: 'online fashion retailer',
    caveat: 'A structural model of basket size, not conversion.',
  },
  'ftc-fake-reviews-rule': {
    claim:
      'The FTC rule in force since October 21, 2024, bans fake, bought and insider reviews and fake follower counts, with penalties of up to $51,744 per violation.',
    population: 'businesses selling to US consumers',
    caveat: 'A legal rule. The amount is adjusted each year.',
  },
  'ftc-fees-rule': {
    claim:
      'The FTC fees rule (16 CFR 464), in force since May 12, 2025, requires the all-in price to be the most prominent one for live-event tickets and short-term lodging, with penalties above $53,000 per violation.',
    population: 'US live events and lodging',
    caveat: 'It covers only two industries. Some states and the EU go further.',
  },
  'guarantee-believability': {
    claim:
      'A generous guarantee wins more customers only if they believe it. For expensive goods, this worked only for well-known stores.',
    population: 'consumers (laboratory)',
    caveat: 'The study measured intentions. An unknown site with a bold guarantee gains less than it hopes.',
  },
  'guest-checkout-300m': {
    claim:
      'Replacing forced registration with a “Continue” button raised the number of customers who bought by 45% at a large retailer.',
    population: 'one large retailer',
    caveat: 'A consultant’s before-and-after story about an unnamed client.',
  },
  'guest-checkout-survey': {
    claim:
      'Of people who abandoned a checkout, 35% (2016), 26% (around 2024) and 19% (newest edition) cited forced account creation.',
    population: 'US online shoppers',
    caveat: 'A share of survey answers that falls over time, not an uplift.',
  },
  'headline-length-no-page-evidence': {
    claim:
      'We know of no published experiment that establishes the best length for a headline on a page. Published figures concern search titles, ads and news.',
    population: 'landing pages',
    caveat:
      'Only extremes (no headline, one word, more than about 20 words) can be called a fault. We claim no gain.',
  },
  'hidden-nav-hamburger': {
    claim: 'Hiding the navigation cut its discoverability almost in half and made tasks slower and harder.',
    population: '6 live sites, 179 participants',
    caveat: 'The source says “almost half”. The effect was stronger on desktop than on phones.',
  },
  'high-demand-message': {
    claim:
      'Researchers cataloged 47 high-demand messages on 43 sites. Demand is the one form of scarcity that two recent meta-analyses support.',
    population: '11,000 shopping sites; published studies',
    caveat: 'The message has to be true. Regulators treat false demand claims like fake timers.',
  },
  'how-it-works-copy': {
    claim:
      'In a sign-up paywall test, adding copy about what happens next brought 7.5% more transactions later, with 8,231 visitors.',
    population: 'mental-health app sign-up',
    caveat: 'Published by an aggregator, without the significance.',
  },
  'https-not-secure': {
    claim:
      'In a survey of 1,324 people in the UK, 46% said they wouldn’t give their name or card details to a site marked as not secure, and 64% of those would leave at once.',
    population: 'UK consumers',
    caveat: 'These are stated intentions. HTTPS is nearly universal, so few sites differ.',
  },
  'inline-validation-22': {
    claim:
      'Compared with validation on submit, inline validation brought 22% more successes, 22% fewer errors, 31% higher satisfaction and 42% faster completion.',
    population: 'registration form, 22 participants',
    caveat: 'The sample was tiny, and validating while people were typing made things worse.',
  },
  'inp-redbus-7': {
    claim: 'redBus cut INP on its search page by about 72% and reported 7% more sales.',
    population: 'bus-ticket search page, several countries',
    caveat: 'A company report that doesn’t say whether the test was randomized.',
  },
  'interstitial-google-plus': {
    claim:
      'At a full-screen app ad, 69% of visits ended. Replacing it with a banner raised daily active users by 17% and cost 2% of iOS installs.',
    population: 'Google+ mobile web',
    caveat: 'An app-install ad for one product. The 69% has no baseline without the ad.',
  },
  'interstitial-search-policy': {
    claim:
      'Google asks sites to avoid interstitials that hide content on arrival. Notices that the law requires are exempt.',
    population: 'mobile search landing pages',
    caveat: '',
  },
  'landing-nav-hubspot': {
    claim:
      'HubSpot reported that removing the navigation brought gains of about 16 to 28% on trial and demo pages and almost none on top-of-funnel pages.',
    population: 'HubSpot’s own landing pages',
    caveat: 'One company.',
  },
  'landing-nav-keep': {
    claim:
      'A PPC agency reports that links to the main site can lower the bounce rate and help sales that people consider for a long time.',
    population: 'B2B lead pages',
    caveat: 'An opinion that contradicts the rule to never link away.',
  },
  'lcp-rakuten-33': {
    claim:
      'An A/B test of an optimized page brought 33.13% more conversions and 53.37% more revenue per visitor.',
    population: 'Rakuten 24 online shop',
    caveat:
      'An outlier, four times the 8% that Vodafone measured. Treat it as an upper bound, not an expectation.',
  },
  'lcp-vodafone-8': {
    claim:
      'In a randomized test of visually identical pages, a 31% better LCP brought 8% more sales, 15% more leads per visit and 11% more carts per visit.',
    population: 'telecom landing page, paid traffic, about 100,000 clicks a day',
    caveat: 'One landing page, published by Google, which publishes only wins.',
  },
  'limited-time-message-vague': {
    claim:
      'Researchers found 88 limited-time messages without a stated deadline on 84 shopping sites and classified them as a dark pattern.',
    population: '11,000 shopping sites',
    caveat: 'This shows only how common they are.',
  },
  'line-length-55': {
    claim: 'Lines of 55 characters gave the best comprehension, and readers prefer 45 to 75.',
    population: 'on-screen reading tests',
    caveat: 'From a secondary summary, about reading, not conversion.',
  },
  'line-length-95-faster': {
    claim: 'In a Wichita State test of lines of 35 to 95 characters, 95 were the fastest to read.',
    population: 'on-screen reading tests',
    caveat: 'It contradicts the rule of 55 characters on speed, so line length deserves little weight.',
  },
  'line-length-wcag': {
    claim:
      'WCAG 1.4.8 (AAA) asks for a way to show text in lines no longer than 80 characters with a line spacing of 1.5.',
    population: 'all pages',
    caveat: 'It belongs to the strictest level (AAA).',
  },
  'live-chat-16': {
    claim:
      'After correcting for selection, live chat raised the probability that a visitor buys a tablet by 15.99%. Low-rated sellers gained the most.',
    population: 'Alibaba tablets, 2013',
    caveat: 'The effect is on people who chat, on a marketplace where people haggle, and wasn’t randomized.',
  },
  'live-chat-thin-info': {
    claim:
      'Panel data from Taobao show that chat raises conversion, more so when there’s little product information.',
    population: 'Taobao sellers',
    caveat: 'Observational data.',
  },
  'low-stock-deceptive-prevalence': {
    claim:
      'Researchers found 632 low-stock messages on 587 sites and could show that 17 of them were fabricated.',
    population: '11,000 shopping sites',
    caveat: 'This is a lower bound, because fabrication is hard to prove from outside.',
  },
  'message-match-212': {
    claim: 'An agency reported 212.74% more conversions after rebuilding ads and pages around message match.',
    population: 'one PPC client',
    caveat: 'A before-and-after comparison of a whole account, not an A/B test. Don’t expect this effect.',
  },
  'message-match-mixed': {
    claim:
      'In two agency accounts, city-specific landing pages raised conversion for one statewide service and did nothing for another.',
    population: 'local-service PPC accounts',
    caveat: 'It gives no numbers, but shows that the effect isn’t universal.',
  },
  'meta-description-present': {
    claim: 'Pages with a meta description got 5.8% more clicks than pages without.',
    population: 'Google results',
    caveat: 'A correlation that concerns traffic, not conversion on the page.',
  },
  'money-back-guarantee-intent': {
    claim:
      'In two experiments, money-back guarantees raised purchase intention and willingness to pay through a positive emotional response.',
    population: 'consumers, search and experience goods (laboratory)',
    caveat: 'It measured intentions. We know of no published field test.',
  },
  'moving-content-wcag': {
    claim: 'WCAG 2.2.2 (A) requires a way to pause, stop or hide content that moves for more than 5 seconds.',
    population: 'carousels, background video',
    caveat: 'This is a technical rule that can be checked exactly.',
  },
  'multi-step-above-seven': {
    claim:
      'Zuko finds that multi-step forms beat one page only above about 7 fields. Below that, they’re neutral or worse.',
    population: 'Zuko form database',
    caveat: 'A secondary source with vendor data.',
  },
  'multi-step-formstack': {
    claim: 'Among Formstack customers, multi-step forms converted 13.9% and single-step forms 4.5%.',
    population: '450,000+ accounts',
    caveat:
      'Different forms, offers and users, so this isn’t a test. It’s the source of the popular 86% and 300% claims.',
  },
  'nine-ending-30': {
    claim: 'In randomized catalog tests, raising a price from $44 to $49 raised unit demand by up to 30%.',
    population: 'mail-order apparel catalogs',
    caveat:
      'The best case, from print catalogs. The effect weakens when many prices end in 9 or carry sale signs.',
  },
  'nng-four-credibility': {
    claim:
      'NN/g names four lasting factors of credibility: design quality, upfront disclosure, complete and current content, and links to the rest of the web.',
    population: 'Western and Asian users',
    caveat: 'This is a qualitative finding.',
  },
  'numbers-proof-precise': {
    claim: 'Lab studies find that people believe precise numbers more than round ones.',
    population: 'advertising claims in experiments',
    caveat: 'They measured credibility, not conversion. A number that can’t be verified is a legal risk.',
  },
  'open-graph-no-evidence': {
    claim: 'We know of no published evidence about conversion. The tags control how a shared link looks.',
    population: 'shared links',
    caveat: 'Good practice, without an uplift figure.',
  },
  'page-errors-22': {
    claim: 'In 2016, 22% of shoppers who abandoned a checkout said the site had errors or crashed.',
    population: 'US online shoppers',
    caveat: 'A share of survey answers.',
  },
  'page-length-long-wins-crazyegg': {
    claim:
      'A consultancy reported that a Crazy Egg home page about 20 times as long converted about 30% better than the short one.',
    population: 'SaaS home page, one site',
    caveat: 'A single agency case study with many changes at once.',
  },
  'page-length-long-wins-donation': {
    claim:
      'An optimization lab with thousands of donation tests reports that long-form donation pages have typically beaten short ones.',
    population: 'nonprofit donation pages',
    caveat:
      'A program summary without a pooled figure. It contradicts a study in which the shorter page won, so the right length depends on the size of the ask.',
  },
  'password-phone-abandon': {
    claim:
      'Across 1,362 forms, the password field had the highest abandonment (about 10.5%), and the phone field the second highest.',
    population: '1,362 online forms',
    caveat:
      'An unweighted average. The field where people leave isn’t always the cause, and the 10.5% comes from a secondary page.',
  },
  'payment-methods-reason': {
    claim: 'In 2016, 8% of shoppers who abandoned a checkout said there were too few payment methods.',
    population: 'US online shoppers',
    caveat: 'A share of survey answers. Vendor claims of 61% measure something else.',
  },
  'payment-security-25': {
    claim:
      'In a survey, 25% had abandoned an order in the last three months because they didn’t trust the site with their card. In tests, card fields set apart by a border and color felt safer.',
    population: '1,012 US adults (2024; 18% in 2016)',
    caveat: 'Survey answers and qualitative tests, not an uplift.',
  },
  'phone-field-required': {
    claim:
      'Baymard saw people abandon checkouts over required phone fields with no explanation, and 58% of sites give none.',
    population: 'e-commerce checkouts, about 2,800 polled shoppers',
    caveat:
      'It shows how common the problem is. The drops of 5 to 40% quoted on marketing blogs have no traceable study.',
  },
  'placeholder-as-label': {
    claim:
      'In user tests, placeholder text in place of labels strained memory, hid errors and made people skip fields.',
    population: 'web forms',
    caveat: 'This is a qualitative finding.',
  },
  'plan-choice-overload-moderated': {
    claim:
      'In 99 observations (N = 7,202), choice overload appeared when options were complex, preferences were unclear and the task was hard.',
    population: 'consumer choice experiments',
    caveat: 'So we check for comparability and a recommended option instead of counting plans.',
  },
  'plan-choice-overload-zero': {
    claim: 'In 50 experiments (N = 5,036), the average effect of more options was virtually zero.',
    population: 'consumer choice experiments',
    caveat: 'Results varied widely between studies.',
  },
  'popup-dismiss-label': {
    claim:
      'A “Maybe later” button instead of an X raised click-through by 28% (95% confidence). Donations rose by 22%, which wasn’t significant.',
    population: 'charity pop-up, about 3,700 impressions',
    caveat:
      'The sample was tiny, and the wording comes close to confirm-shaming. Keep a real way to close the dialog.',
  },
  'power-words-in-title-lower-ctr': {
    claim: 'Titles with “power words” (secret, ultimate, insane) had an organic CTR 13.9% lower.',
    population: 'Google results, 874,929 pages',
    caveat: 'A correlation in search results, not on landing pages.',
  },
  'press-mentions-recall': {
    claim:
      'Press mentions with logos were among the best-remembered proof. Logos alone did moderately better than logos with quotes (p = 0.095).',
    population: 'web-hosting page',
    caveat: 'Not significant at 0.05, and it measured recall only.',
  },
  'price-shown-b2b': {
    claim:
      'NN/g called missing prices on B2B sites the number one design mistake of 2002, and price was among the first things its test users looked for.',
    population: 'B2B service sites',
    caveat: 'A qualitative finding, and an old one. There’s no published uplift.',
  },
  'privacy-microcopy-spam': {
    claim:
      'One tester saw sign-ups fall by 18.7% with “100% privacy - we will never spam you” and rise by 19.5% with wording about not sharing data.',
    population: 'betting-tips sign-up form',
    caveat: 'A single site.',
  },
  'privacy-salience': {
    claim:
      'In a lab store, people who saw compact privacy ratings chose shops that protect privacy better, and some paid more for it.',
    population: 'laboratory shoppers',
    caveat: 'It tested ratings in search results, not a link in the footer.',
  },
  'product-images-two-beats-one': {
    claim:
      'Listings with two images converted about twice as well as those with one, and more than two added nothing.',
    population: 'eBay listings, second-hand and resale',
    caveat: 'A correlation on a marketplace: better sellers upload more photos.',
  },
  'product-information-20-percent-failures': {
    claim: '20% of failed purchase tasks were due to missing or unclear product information.',
    population: 'e-commerce product pages',
    caveat: 'A share of failures in a lab, not an uplift.',
  },
  'promotions-largest-ab-effects': {
    claim:
      'Across 2,732 A/B tests at 252 shops, price promotions early in the funnel and shipping offers late in it had the largest effects.',
    population: 'US e-commerce, seven industries',
    caveat: 'It doesn’t count the cost to margins.',
  },
  'published-tests-bias': {
    claim:
      'Of 115 published GoodUI tests, 85 were usable. Their mean and median lift was just under 4%, the significant ones averaged 6.78%, and about 70% were underpowered.',
    population: 'published and vendor-run website experiments',
    caveat: 'Published tests overstate effects.',
  },
  'qubit-spread': {
    claim:
      '90% of e-commerce experiments change revenue by less than 1.2% in either direction, and most treatments by less than 1%.',
    population: 'published and vendor-run website experiments',
    caveat: 'It covers mature retail and travel sites.',
  },
  'rating-sweet-spot': {
    claim: 'The likelihood of a purchase peaks at 4.0 to 4.7 stars and falls toward 5.0.',
    population: '22 categories, 111,460 products',
    caveat: 'Observational data. An earlier report from the same data says 4.2 to 4.5.',
  },
  'readability-czech-flesch': {
    claim:
      'Flesch’s reading ease for Czech: 206.835 − 1.672 × words per sentence − 62.18 × syllables per word.',
    population: 'parallel English and Czech texts of InterCorp',
    caveat: 'A formula for the difficulty of texts, not for conversion.',
  },
  'readability-ml-predicts': {
    claim:
      'Machine-learning models trained on the text of landing pages could predict how well they convert from readability features.',
    population: 'landing pages with known conversion',
    caveat: 'A prediction, not causation, without an uplift figure.',
  },
  'readability-polish-pisarek': {
    claim:
      'Years of schooling that a Polish text asks for: half the square root of the sum of the squares of the words per sentence and of the percentage of words of four syllables or more. The harder a text was by this formula, the less of it 1,309 readers of 15 texts understood (r from −0.52 to −0.66).',
    population: '1,309 people aged 15 to 84, 15 Polish texts',
    caveat: 'The formula counts words in their base form; we count them as they are written.',
  },
  'readability-russian-oborneva': {
    claim:
      'Flesch’s reading ease for Russian: 206.835 − 1.3 × words per sentence − 60.1 × syllables per word.',
    population: 'Russian school books and translations',
    caveat: 'A formula for the difficulty of texts, not for conversion.',
  },
  'readability-turkish-atesman': {
    claim:
      'Reading ease for Turkish: 198.825 − 40.175 × syllables per word − 2.610 × words per sentence, with a school grade for each range.',
    population: 'Turkish texts',
    caveat: 'A formula for the difficulty of texts, not for conversion.',
  },
  'reading-level-5-7-grade': {
    claim:
      'Pages written at grades 5 to 7 converted at about 11.1%, at grades 8 to 9 at about 7.1%, and professional-level copy at about 5.3% (medians).',
    population: '41,000+ customer landing pages',
    caveat:
      'Heavily confounded: simple offers (events, catering) use simple words. Don’t read the ratio as a lift you can expect.',
  },
  'reading-level-unbounce-correlation': {
    claim:
      'Across 57 million conversions, harder copy goes with lower conversion, and that correlation was 62% stronger in 2024 than in 2020.',
    population: '41,000+ customer landing pages, mostly paid traffic',
    caveat:
      'Vendor data: a correlation across industries and offers, which doesn’t prove that simplifying your copy lifts conversion.',
  },
  'redundant-entry': {
    claim:
      'WCAG 3.3.7 (A) requires that information people have already given is filled in or can be selected.',
    population: 'multi-step processes',
    caveat: 'An accessibility rule.',
  },
  'reflow-320': {
    claim: 'WCAG 1.4.10 (AA) requires content to fit 320 CSS px without scrolling in two directions.',
    population: 'all pages',
    caveat: 'Tables and maps are exempt.',
  },
  'return-leniency-meta': {
    claim:
      'A meta-analysis of 21 papers found that lenient terms raise purchases more than returns. Money-back and low-effort terms are what raise purchases.',
    population: 'retail stores and online shops',
    caveat: 'It concerns the policy itself, not how it’s displayed.',
  },
  'return-policy-reason-10': {
    claim:
      'In 2016, 10% of shoppers who abandoned a checkout named an unsatisfactory return policy as a reason.',
    population: 'US online shoppers',
    caveat: 'A share of survey answers.',
  },
  'review-score-in-header': {
    claim:
      'In an A/B test of review seals in the header, the best seal brought 8.3% more orders (95% significance), but the other versions only 1.1% and 2.3%.',
    population: 'Dutch phone-accessory shop',
    caveat: 'One site with three variants, so the best one is partly luck.',
  },
  'reviews-by-price': {
    claim:
      'At a gift retailer, showing reviews was associated with a conversion rate 190% higher for a lower-priced product and 380% higher for a higher-priced one.',
    population: 'one gift retailer',
    caveat: 'Observational data from one retailer.',
  },
  'reviews-five-vs-none': {
    claim:
      'The likelihood of a purchase was 270% higher with five reviews than with none, and nearly all of the gain came from the first ten.',
    population: 'retail product pages',
    caveat:
      'Observational: popular products get reviews. A review vendor co-published it. The shape of the curve (0, 5, 10) is more useful than the 270%.',
  },
  'saas-hardest-to-read': {
    claim:
      'SaaS pages were the hardest to read among 16 industries and converted about 10% below the overall median.',
    population: '34,000 landing pages',
    caveat: 'Two facts about one industry, without a causal link.',
  },
  'sample-for-1-percent': {
    claim: 'Detecting an uplift of 1% takes about 120,000 conversions in each variant.',
    population: 'published and vendor-run website experiments',
    caveat: 'So most sites can’t verify a claim of 1 to 5%.',
  },
  'scarcity-meta-barton': {
    claim:
      'Across 416 effect sizes from 131 studies, scarcity generally raises purchase intention. Demand-based scarcity works best for utilitarian goods, supply-based for experiences and time-based for high-involvement goods.',
    population: 'mostly laboratory intention studies',
    caveat: 'It concerns intentions, not sales.',
  },
  'scarcity-stock-qubit': {
    claim: 'Stock-pointer tests averaged +2.9% revenue per visitor, the best of 29 treatment types.',
    population: 'retail and travel e-commerce sites, about 2,600 categorized A/B tests',
    caveat:
      'An average over many sites (not a range), adjusted by shrinkage. It’s vendor data, results vary by site, and it measures revenue per visitor, not conversion. It’s only lawful if the stock figure is true.',
  },
  'security-icon-removed-400': {
    claim:
      'One VWO customer got 400% more clicks without a security icon, while another got 32% more conversions with one.',
    population: 'coupon blog; another customer site',
    caveat: 'Tiny sites. It shows how unstable single tests are.',
  },
  'shipping-fees-order-incidence': {
    claim:
      'Shipping fees greatly influence whether people order. Graduated fees that reward bigger baskets can earn more than free shipping.',
    population: 'online grocer transactions',
    caveat: 'One grocer, without a single uplift figure.',
  },
  'sneak-hidden-subscription': {
    claim:
      'A crawl of shopping sites found 14 hidden subscriptions, 7 cases of items sneaked into the basket and 31 subscriptions that were hard to cancel.',
    population: '11,000 shopping sites',
    caveat: 'They’re rare, but carry the highest legal risk.',
  },
  'social-proof-messages-qubit': {
    claim: 'Social-proof message tests averaged +2.3% revenue per visitor.',
    population: 'retail and travel e-commerce sites, about 2,600 categorized A/B tests',
    caveat:
      'An average over many sites (not a range), adjusted by shrinkage. It’s vendor data, results vary by site, and it measures revenue per visitor, not conversion.',
  },
  'speed-akamai-100ms': {
    claim:
      'A 100 ms delay was associated with a conversion rate 2.4% lower on desktop and 7.1% lower on phones. Conversion peaked at 1.8 to 2.7 s, and two more seconds raised the bounce rate by 103%.',
    population: 'top online retailers, about 10 billion visits, 2017',
    caveat: 'A correlation on 2017 networks, from a CDN vendor.',
  },
  'speed-deloitte-01s': {
    claim:
      'Speed metrics that were 0.1 s better were associated with 8.4% more retail conversions, 10.1% more travel conversions and retail orders worth 9.2% more.',
    population: '37 brands, 30 million mobile sessions, late 2019',
    caveat:
      'Observational and commissioned by Google. The effect is implausible if you extrapolate it to seconds.',
  },
  'stanford-contact': {
    claim: 'Stanford guideline 5 is to make it easy to contact you (address, phone, email).',
    population: 'websites, research with 4,500+ people',
    caveat:
      'A guideline from credibility research with several thousand raters, without a conversion figure.',
  },
  'stanford-errors': {
    claim:
      'Stanford guideline 10 warns that small errors such as typos and broken links hurt credibility more than most people imagine.',
    population: 'websites, research with 4,500+ people',
    caveat:
      'A guideline from credibility research with several thousand raters, without a conversion figure.',
  },
  'stanford-freshness': {
    claim: 'Stanford guideline 8 is to update content often or show that it was reviewed recently.',
    population: 'websites',
    caveat:
      'A guideline from credibility research with several thousand raters, without a conversion figure.',
  },
  'stanford-promotional-restraint': {
    claim:
      'Stanford guideline 9 is to use restraint with promotional content and to separate ads from content.',
    population: 'websites',
    caveat:
      'A guideline from credibility research with several thousand raters, without a conversion figure.',
  },
  'stanford-real-organisation': {
    claim:
      'Stanford guidelines 2 to 4 are to show a real organization, its expertise and the honest people behind it.',
    population: 'websites, research with 4,500+ people',
    caveat:
      'A guideline from credibility research with several thousand raters, without a conversion figure.',
  },
  'stanford-verifiable-claims': {
    claim: 'Stanford guideline 1 is to make it easy to verify your claims, with citations and links.',
    population: 'websites',
    caveat:
      'A guideline from credibility research with several thousand raters, without a conversion figure.',
  },
  'sticky-add-to-cart': {
    claim:
      'An agency reported +7.9% orders from a sticky add-to-cart button and says design details decide the outcome.',
    population: 'e-commerce product page, one client',
    caveat: '',
  },
  'stock-photos-ignored': {
    claim:
      'Eye tracking shows that people ignore decorative stock photos and study photos of real people and products.',
    population: 'several sites',
    caveat: 'It measures attention only.',
  },
  'structured-data-one-company': {
    claim:
      'Google documents a CTR 25% higher for Rotten Tomatoes pages with structured data and 82% higher for Nestle rich results.',
    population: 'pages eligible for rich results',
    caveat:
      'Companies that selected themselves, and search clicks, not conversion. Markup makes a page eligible but guarantees nothing.',
  },
  'sub-headline-no-evidence': {
    claim:
      'We know of no published test that isolates the effect of adding a subheadline. It rests on the general evidence for value propositions.',
    population: 'landing pages',
    caveat: 'So it counts for little.',
  },
  'subscription-cancel-law': {
    claim:
      'ROSCA requires clear terms, consent and a simple way to cancel. The FTC’s click-to-cancel rule was vacated in July 2025.',
    population: 'US offers that renew automatically',
    caveat: 'A legal rule that may still change.',
  },
  'support-icon-nav-7': {
    claim:
      'Moving the chat icon into the navigation raised transactions by 7% (96% significance), although only 1% of users clicked it.',
    population: 'one US e-commerce client',
    caveat: 'One test. With 1% of users clicking, 7% looks like luck.',
  },
  'tap-target-24': {
    claim:
      'WCAG 2.5.8 (AA) requires tap targets of at least 24 by 24 CSS px, or enough space that 24 px circles around them don’t overlap.',
    population: 'all pages',
    caveat: 'Links within text are exempt.',
  },
  'tap-target-44': {
    claim: 'WCAG 2.5.5 (AAA) and platform guidelines ask for 44 (Apple) to 48 (Google) px.',
    population: 'touch pages',
    caveat: 'There’s no conversion figure.',
  },
  'testimonial-early-26-late-11': {
    claim:
      'A product-page test at a bank showed +26% after a few days and settled at about +11.5% after 63 days.',
    population: 'checking-account product page',
    caveat: 'A textbook case of regression to the mean. Expect early wins to shrink by half.',
  },
  'testimonial-photo-recall': {
    claim: 'Testimonials with photos were remembered significantly better than those without (p = 0.0035).',
    population: 'web-hosting page, eye-tracking and survey',
    caveat: 'It measured recall after 15 seconds, not conversion.',
  },
  'testimonials-uncertain-origin': {
    claim:
      'Researchers found testimonials of uncertain origin on 12 sites, for example the same text under other names elsewhere.',
    population: '11,000 shopping sites',
    caveat: 'A small number of cases.',
  },
  'text-contrast-wcag': {
    claim:
      'WCAG 1.4.3 (AA) requires a contrast of 4.5:1, or 3:1 for large text. In 2024, low contrast was found on 81% of a million home pages.',
    population: 'all pages; top million home pages',
    caveat: 'There’s no published uplift for contrast alone.',
  },
  'text-spacing-resize': {
    claim:
      'WCAG 1.4.4 and 1.4.12 (AA) require that text can be resized to 200% and set to a line height of 1.5 without loss of content.',
    population: 'all pages',
    caveat: 'An accessibility rule.',
  },
  'title-length-15-40': {
    claim: 'Titles of 15 to 40 characters had a CTR 8.6% higher, and question titles one 14.1% higher.',
    population: 'Google results, 874,929 pages',
    caveat: 'A correlation. A later edition of the same study says 40 to 60 characters.',
  },
  'title-length-40-60': {
    claim:
      'The 2022 edition of a study of Google results reported the highest click-through rate at 40 to 60 characters.',
    population: 'Google results, about 4 million',
    caveat: 'It contradicts the 2019 edition, so length only matters because long titles get cut off.',
  },
  'total-cost-upfront-survey': {
    claim:
      'In 2016, 24% of shoppers who abandoned a checkout said they couldn’t see or calculate the total up front.',
    population: 'US online shoppers',
    caveat: 'A share of survey answers. A later edition gives 16%.',
  },
  'trial-credit-card-required': {
    claim:
      'When a card is required, 0.5 to 2% of visitors start a trial and 40 to 50% of them pay. Without a card, 5 to 10% start and about 15% of those pay.',
    population: '100+ SaaS companies',
    caveat:
      'Different companies in 2012, not randomized. Up to 40% of trials with a card are canceled after the first charge.',
  },
  'trial-length-7-days': {
    claim:
      'In a randomized comparison of 7, 14 and 30-day trials, 7 days brought 5.59% more subscriptions and better retention and revenue.',
    population: 'large SaaS firm, new users',
    caveat: 'One product. Experienced users did better with longer trials.',
  },
  'trial-longer-freemium': {
    claim:
      'A two-year field experiment with 680,588 users found that longer trials raise trial adoption and delayed conversion, but have no effect on immediate conversion.',
    population: 'global freemium SaaS',
    caveat: 'It contradicts a study in which 7 days did best, for products where a free plan remains.',
  },
  'trust-seal-average-zero': {
    claim: 'In a lab experiment (n = 300), two seals had no effect on average. Only the well-known one did.',
    population: 'European shoppers (laboratory)',
    caveat: 'A lab study.',
  },
  'trust-seal-field-experiment': {
    claim:
      'A randomized field experiment (9,098 sessions) found strong evidence that a seal raises purchase likelihood.',
    population: 'one online retailer',
    caveat: 'Run by a seal vendor. The abstract doesn’t give the size of the effect.',
  },
  'trust-seal-small-and-new': {
    claim:
      'Data from 288,169 transactions at 493 retailers show that seals work best for small retailers and new shoppers, and that more than two lower completion.',
    population: '493 online retailers',
    caveat: 'Vendor data. The abstract doesn’t give the size of the effect.',
  },
  'uk-cma-emma-sleep': {
    claim:
      'In a court-backed settlement obtained by the CMA, resetting timers and false claims of high demand and discounts were declared unlawful.',
    population: 'UK online retail',
    caveat: 'A legal case in one jurisdiction. Check its current state.',
  },
  'urgency-countdown-qubit': {
    claim: 'Countdown-timer tests averaged +1.5% revenue per visitor.',
    population: 'retail and travel e-commerce sites, about 2,600 categorized A/B tests',
    caveat:
      'An average over many sites (not a range), adjusted by shrinkage. It’s vendor data, results vary by site, and it measures revenue per visitor, not conversion. It’s only lawful if the deadline is real.',
  },
  'urgency-must-act-now-no-effect': {
    claim:
      'In a large randomized survey experiment, “must act now” messages didn’t make people more likely to buy an expensive service.',
    population: 'US consumers, identity-protection offer',
    caveat: 'It was a survey, not a live site.',
  },
  'urgency-scarcity-meta-ladeira': {
    claim:
      'A meta-analysis finds that demand-driven scarcity works, but that limited quantities and limited-time urgency don’t raise the likelihood of a purchase.',
    population: 'published scarcity studies',
    caveat: 'It contradicts Qubit and Barton, so expect small effects that depend on the context.',
  },
  'users-scan-79-percent': {
    claim: '79% of test users scanned any new page, and 16% read it word by word.',
    population: 'web pages in general',
    caveat: 'An old study that supports checks of layout but gives no uplift.',
  },
  'value-proposition-copy-donation': {
    claim:
      'Adding a block of text with reasons to give moved the conversion rate of a donation page from 0.11% to 0.38% (+258%), at only 92.5% confidence.',
    population: 'political donation page, 3,984 visitors',
    caveat:
      'The source itself says that the result is not valid at 95%, and it rests on a handful of gifts. It shows a direction, not a range.',
  },
  'value-proposition-first-10-seconds': {
    claim:
      'Dwell-time logs for 205,873 pages show that the risk of leaving is highest in the first 10 seconds, so a page has about that long to say what it offers. A clear proposition wins minutes of attention.',
    population: 'web pages in general, browser-plugin logs',
    caveat:
      'The curve is data, but its link to the value proposition is NN/g’s interpretation. There’s no conversion figure.',
  },
  'verified-buyer-15': {
    claim:
      'The likelihood of a purchase was 15% higher with reviews by verified buyers than with anonymous ones.',
    population: 'retail product pages',
    caveat: 'Observational data.',
  },
  'video-hurts-donation': {
    claim:
      'A lab that tests for nonprofits reports repeated losses when a video replaces the text above a donation form.',
    population: 'donation pages',
    caveat: '',
  },
  'video-randomised-15': {
    claim:
      'In a randomized field experiment, product videos raised sales of the product by 15% and of coordinating items by 31%.',
    population: 'mid-size US fashion retailer',
    caveat: 'One retailer, with a figure from a working paper.',
  },
  'viewport-meta': {
    claim:
      'Lighthouse has treated a viewport meta tag with a width as the basic mobile check since version 1.',
    population: 'mobile pages',
    caveat: 'Good practice. Disabling zoom violates WCAG 1.4.4.',
  },
  'visual-complexity-tuch': {
    claim:
      'People find pages most appealing if they have low complexity and look typical of their kind. They judge this within 17 to 50 ms.',
    population: '119 website screenshots',
    caveat: 'It measures aesthetic ratings.',
  },
  'wcag-failures-prevalence': {
    claim: 'In 2024, 95.9% of a million home pages had detectable WCAG failures.',
    population: 'top million home pages',
    caveat: 'Failures are so common that one alone isn’t a serious finding.',
  },
  'wcag-headings-labels': {
    claim: 'WCAG 2.4.6 (AA) requires that headings and labels describe their topic or purpose.',
    population: 'all pages',
    caveat: 'An accessibility rule.',
  },
  'wcag-link-purpose': {
    claim: 'WCAG 2.4.4 (A) requires that the purpose of each link is clear from its text or context.',
    population: 'all pages',
    caveat: 'An accessibility rule.',
  },
  'wcag-timing-adjustable': {
    claim:
      'WCAG 2.2.1 (A) requires that people can turn off, adjust or extend a time limit (with a warning, at least 20 seconds to respond, and at least ten times), unless it’s for a real-time event or longer than 20 hours.',
    population: 'sessions, held carts, timed offers',
    caveat: 'It applies to limits that affect the task, such as holding a cart.',
  },
  'win-rates': {
    claim:
      'The share of ideas that fail to improve their metric is about 66% at Microsoft, 85% at Bing and 92% for Airbnb search.',
    population: 'published and vendor-run website experiments',
    caveat: 'These are optimized products; a neglected page has easier wins.',
  },
  'yelp-one-star-5-9': {
    claim:
      'One additional Yelp star raised revenue by 5 to 9% for independent restaurants and did nothing for chains.',
    population: 'Seattle restaurants 2003-2009',
    caveat:
      'A natural experiment (rounding) with reviews on another site. Little-known sellers gain the most.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
