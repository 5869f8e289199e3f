import type { Kind } from '../kind.ts';

/** What a visitor can't see, or doesn't care about. */
export const GAMING: readonly Kind[] = [
  {
    id: 'opacity-zero-text',
    family: 'gaming',
    what: 'a block of praise, prices and guarantees with opacity 0',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const anchor = page.headline() ?? document.body.firstElementChild;
      if (!anchor) return 0;
      return page.add(
        anchor,
        'afterend',
        '<div style="opacity:0"><h2>Plan your week in ten minutes</h2><p>Our scheduling service helps small teams plan their week in ten minutes. Free 30-day trial, cancel anytime, money-back guarantee. Trusted by 12,000 companies. Rated 4.9 of 5 by 3,200 customers.</p><blockquote>It saves us six hours every week. <cite>Anna Keller, head of operations, Brightwater</cite></blockquote><p>Only $12 per month. Last 3 places until Friday.</p></div>',
      );
    },
  },
  {
    id: 'white-on-white-text',
    family: 'gaming',
    what: 'the same in white on white',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const anchor = page.headline() ?? document.body.firstElementChild;
      if (!anchor) return 0;
      return page.add(
        anchor,
        'afterend',
        '<div style="color:#fff;background:#fff"><h2 style="color:inherit!important">Plan your week in ten minutes</h2><p style="color:inherit!important">Our scheduling service helps small teams plan their week in ten minutes. Free 30-day trial, cancel anytime, money-back guarantee. Trusted by 12,000 companies. Rated 4.9 of 5 by 3,200 customers.</p><blockquote style="color:inherit!important">It saves us six hours every week. <cite style="color:inherit!important">Anna Keller, head of operations, Brightwater</cite></blockquote><p style="color:inherit!important">Only $12 per month. Last 3 places until Friday.</p></div>',
      );
    },
  },
  {
    id: 'nearly-white-text',
    family: 'gaming',
    what: 'the same in a gray that hardly differs from its background',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const anchor = page.headline() ?? document.body.firstElementChild;
      if (!anchor) return 0;
      return page.add(
        anchor,
        'afterend',
        '<div style="color:#fcfcfc;background:#fff"><h2 style="color:inherit!important">Plan your week in ten minutes</h2><p style="color:inherit!important">Our scheduling service helps small teams plan their week in ten minutes. Free 30-day trial, cancel anytime, money-back guarantee. Trusted by 12,000 companies. Rated 4.9 of 5 by 3,200 customers.</p><blockquote style="color:inherit!important">It saves us six hours every week. <cite style="color:inherit!important">Anna Keller, head of operations, Brightwater</cite></blockquote><p style="color:inherit!important">Only $12 per month. Last 3 places until Friday.</p></div>',
      );
    },
  },
  {
    id: 'one-pixel-text',
    family: 'gaming',
    what: 'the same in letters of 1 px',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const anchor = page.headline() ?? document.body.firstElementChild;
      if (!anchor) return 0;
      return page.add(
        anchor,
        'afterend',
        '<div style="font-size:1px;line-height:1px"><h2 style="font-size:inherit!important;line-height:inherit!important">Plan your week in ten minutes</h2><p style="font-size:inherit!important;line-height:inherit!important">Our scheduling service helps small teams plan their week in ten minutes. Free 30-day trial, cancel anytime, money-back guarantee. Trusted by 12,000 companies. Rated 4.9 of 5 by 3,200 customers.</p><blockquote style="font-size:inherit!important;line-height:inherit!important">It saves us six hours every week. <cite style="font-size:inherit!important;line-height:inherit!important">Anna Keller, head of operations, Brightwater</cite></blockquote><p style="font-size:inherit!important;line-height:inherit!important">Only $12 per month. Last 3 places until Friday.</p></div>',
      );
    },
  },
  {
    id: 'off-screen-text',
    family: 'gaming',
    what: 'the same far outside the screen',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const anchor = page.headline() ?? document.body.firstElementChild;
      if (!anchor) return 0;
      return page.add(
        anchor,
        'afterend',
        '<div style="position:absolute;left:-9999px;top:0;width:400px"><h2>Plan your week in ten minutes</h2><p>Our scheduling service helps small teams plan their week in ten minutes. Free 30-day trial, cancel anytime, money-back guarantee. Trusted by 12,000 companies. Rated 4.9 of 5 by 3,200 customers.</p><blockquote>It saves us six hours every week. <cite>Anna Keller, head of operations, Brightwater</cite></blockquote><p>Only $12 per month. Last 3 places until Friday.</p></div>',
      );
    },
  },
  {
    id: 'clipped-text',
    family: 'gaming',
    what: 'the same in a box of no size',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const anchor = page.headline() ?? document.body.firstElementChild;
      if (!anchor) return 0;
      return page.add(
        anchor,
        'afterend',
        '<div style="height:0;overflow:hidden"><h2>Plan your week in ten minutes</h2><p>Our scheduling service helps small teams plan their week in ten minutes. Free 30-day trial, cancel anytime, money-back guarantee. Trusted by 12,000 companies. Rated 4.9 of 5 by 3,200 customers.</p><blockquote>It saves us six hours every week. <cite>Anna Keller, head of operations, Brightwater</cite></blockquote><p>Only $12 per month. Last 3 places until Friday.</p></div>',
      );
    },
  },
  {
    id: 'clip-path-text',
    family: 'gaming',
    what: 'the same clipped away',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const anchor = page.headline() ?? document.body.firstElementChild;
      if (!anchor) return 0;
      return page.add(
        anchor,
        'afterend',
        '<div style="position:absolute;clip-path:inset(50%);width:300px"><h2>Plan your week in ten minutes</h2><p>Our scheduling service helps small teams plan their week in ten minutes. Free 30-day trial, cancel anytime, money-back guarantee. Trusted by 12,000 companies. Rated 4.9 of 5 by 3,200 customers.</p><blockquote>It saves us six hours every week. <cite>Anna Keller, head of operations, Brightwater</cite></blockquote><p>Only $12 per month. Last 3 places until Friday.</p></div>',
      );
    },
  },
  {
    id: 'text-behind-a-layer',
    family: 'gaming',
    what: 'the same behind an opaque layer',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const anchor = page.headline() ?? document.body.firstElementChild;
      if (!anchor) return 0;
      return page.add(
        anchor,
        'afterend',
        '<div style="position:relative;height:120px;overflow:hidden"><div style="position:absolute;inset:0;background:#fff;z-index:2"></div><div style="position:relative;z-index:1"><h2>Plan your week in ten minutes</h2><p>Our scheduling service helps small teams plan their week in ten minutes. Free 30-day trial, cancel anytime, money-back guarantee. Trusted by 12,000 companies. Rated 4.9 of 5 by 3,200 customers.</p><blockquote>It saves us six hours every week. <cite>Anna Keller, head of operations, Brightwater</cite></blockquote><p>Only $12 per month. Last 3 places until Friday.</p></div></div>',
      );
    },
  },
  {
    id: 'aria-label-praise',
    family: 'gaming',
    what: 'praise in aria labels of parts that show nothing of it',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const praise = 'Rated 4.9 of 5 by 3,200 customers. 30-day money-back guarantee. Free trial.';
      return page.each(page.sections().slice(0, 4), (section) => section.setAttribute('aria-label', praise));
    },
  },
  {
    id: 'stuffed-meta',
    family: 'gaming',
    what: 'title, description and keywords stuffed with search terms',
    graveFrom: null,
    strengths: [3],
    change: () => {
      for (const name of ['description', 'keywords', 'og:description']) {
        const meta = document.createElement('meta');
        meta.setAttribute('name', name);
        meta.content =
          'best service, cheap service, service near me, top rated service, free trial, guarantee, reviews, 12,000 customers';
        document.head.append(meta);
      }
      return 1;
    },
  },
  {
    id: 'json-ld-rating',
    family: 'gaming',
    what: 'a rating, reviews and an offer that only machines read',
    graveFrom: null,
    strengths: [3],
    change: () => {
      const script = document.createElement('script');
      script.type = 'application/ld+json';
      const reviewed = {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: document.title,
        aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9', reviewCount: '3200' },
        review: {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Anna Keller' },
          reviewBody: 'It saves us six hours every week.',
        },
        offers: {
          '@type': 'Offer',
          price: '12.00',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
        },
      };
      script.textContent = JSON.stringify(reviewed);
      document.head.append(script);
      return 1;
    },
  },
  {
    id: 'json-ld-organization',
    family: 'gaming',
    what: 'a company with address, phone and ratings that only machines read',
    graveFrom: null,
    strengths: [3],
    change: () => {
      const script = document.createElement('script');
      script.type = 'application/ld+json';
      script.textContent = JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'LocalBusiness',
        name: document.title,
        telephone: '+1 503 555 0143',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '12 Mill Road',
          addressLocality: 'Portland',
          addressCountry: 'US',
        },
        aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.8', reviewCount: '812' },
      });
      document.head.append(script);
      return 1;
    },
  },
  {
    id: 'hidden-testimonials',
    family: 'gaming',
    what: 'six testimonials with display: none or visibility: hidden',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const quote = (at: number) =>
        `<figure class="testimonial"><blockquote>It saved our team ${at + 3} hours in the first month, and the support answered within minutes.</blockquote><figcaption>Maria Weber, head of sales, Company ${at + 1}</figcaption></figure>`;
      const list = [0, 1, 2, 3, 4, 5].map(quote).join('');
      return page.add(
        document.body,
        'beforeend',
        `<section class="testimonials" style="display:none">${list}</section><section class="testimonials" style="visibility:hidden;height:0;overflow:hidden">${list}</section>`,
      );
    },
  },
  {
    id: 'hidden-headings',
    family: 'gaming',
    what: 'headings full of search terms, hidden',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const terms = [
        'Best service for small teams',
        'Cheap service near you',
        'Why customers love our service',
        'Prices and plans',
        'Frequently asked questions',
      ];
      return page.each(terms, (term, at) => {
        const css = at % 2 === 0 ? 'display:none' : 'position:absolute;left:-9999px';
        page.add(document.body, 'afterbegin', `<h${1 + (at % 2)} style="${css}">${term}</h${1 + (at % 2)}>`);
      });
    },
  },
  {
    id: 'odd-sentence-other-language',
    family: 'gaming',
    what: 'one sentence in another language at the end of the page',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const last = page.paragraphs().at(-1);
      const sentence =
        page.language === 'de'
          ? 'Our opening hours may change on public holidays, please call us before you come.'
          : 'Unsere Öffnungszeiten können an Feiertagen abweichen, bitte rufen Sie uns vorher an.';
      return last ? page.add(last, 'afterend', `<p>${sentence}</p>`) : 0;
    },
  },
  {
    id: 'odd-sentence-other-type',
    family: 'gaming',
    what: 'one sentence that belongs on another type of page',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const last = page.paragraphs().at(-1);
      const sentences = [
        'Add to cart and choose your size; orders ship within two days.',
        'Register for the conference on May 12 and meet all speakers.',
        'Published by the editors in our blog, reading time 6 minutes.',
        'Check in from 3 pm, breakfast is included with every room.',
        'Donate now: every gift is tax deductible.',
      ];
      return last
        ? page.add(last, 'afterend', `<p>${sentences[Math.floor(page.random() * sentences.length)]}</p>`)
        : 0;
    },
  },
  {
    id: 'japanese-sentence',
    family: 'gaming',
    what: 'one Japanese sentence at the end of the page',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const last = page.paragraphs().at(-1);
      return last
        ? page.add(
            last,
            'afterend',
            '<p>当社のサービスについてご不明な点がございましたら、お気軽にお問い合わせください。</p>',
          )
        : 0;
    },
  },
  {
    id: 'unread-frame',
    family: 'gaming',
    what: 'a frame of another origin that says nothing',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const last = page.sections().at(-1) ?? document.body;
      return page.add(
        last,
        last === document.body ? 'beforeend' : 'afterend',
        `<iframe src="${page.frameAddress}" width="600" height="400" style="border:0"></iframe>`,
      );
    },
  },
  {
    id: 'tiny-frame',
    family: 'gaming',
    what: 'a frame of another origin of 1 px',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      return page.add(
        document.body,
        'beforeend',
        `<iframe src="${page.frameAddress}" width="1" height="1" style="border:0;position:absolute"></iframe>`,
      );
    },
  },
  {
    id: 'seals-by-alt-text',
    family: 'gaming',
    what: 'blank pictures called after trust seals and press logos',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const names = [
        'Trusted Shops certified',
        'Norton Secured',
        'Verified by Visa',
        'As seen in Forbes',
        'TÜV certified',
        '4.9 stars of 5',
      ];
      const blank = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
      return page.each(names, (name) => {
        page.add(document.body, 'beforeend', `<img src="${blank}" alt="${name}" width="1" height="1">`);
      });
    },
  },
  {
    id: 'hidden-price',
    family: 'gaming',
    what: 'prices and plans that do not show',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const anchor = page.headline() ?? document.body;
      return page.add(
        anchor,
        anchor === document.body ? 'beforeend' : 'afterend',
        '<div class="pricing" style="opacity:0;height:1px;overflow:hidden"><h3>Starter</h3><p>$9 per month, cancel anytime</p><h3>Team</h3><p>$19 per month, 30-day money-back guarantee</p></div>',
      );
    },
  },
  {
    id: 'hidden-countdown',
    family: 'gaming',
    what: 'a countdown and a last-places claim that do not show',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const anchor = page.headline() ?? document.body;
      return page.add(
        anchor,
        anchor === document.body ? 'beforeend' : 'afterend',
        '<div class="countdown" style="opacity:0;position:absolute;pointer-events:none">Offer ends in 02:13:45. Only 3 places left.</div>',
      );
    },
  },
  {
    id: 'hidden-legal-links',
    family: 'gaming',
    what: 'links to legal texts and contact that nobody can see',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      return page.add(
        document.body,
        'beforeend',
        '<div style="opacity:0;height:0;overflow:hidden"><a href="/privacy">Privacy policy</a> <a href="/terms">Terms and conditions</a> <a href="/contact">Contact</a> <a href="tel:+15035550143">+1 503 555 0143</a></div>',
      );
    },
  },
  {
    id: 'hidden-questions',
    family: 'gaming',
    what: 'questions and answers that do not show',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const ask = (at: number) =>
        `<h3>How does step ${at} work?</h3><p>You choose a plan, we set it up for you, and it runs the same day.</p>`;
      return page.add(
        document.body,
        'beforeend',
        `<section id="faq" style="opacity:0;position:absolute;left:0;top:0;z-index:-1"><h2>Frequently asked questions</h2>${[1, 2, 3, 4, 5].map(ask).join('')}</section>`,
      );
    },
  },
  {
    id: 'console-errors',
    family: 'gaming',
    what: 'errors in the console that no visitor sees',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      for (let at = 0; at < 6; at++)
        console.error(`TypeError: cannot read properties of undefined (reading '${at}')`);
      setTimeout(() => {
        throw new Error('Tracking could not be started');
      });
      return page.sections().length > 0 ? 1 : 0;
    },
  },
];
