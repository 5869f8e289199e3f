import { addToContent, type Defect, MORE_TEXT } from './defect.ts';

/** What changes where something is put above it. */
export const MOVED = {
  'primary-action-label': 'Another control can be the likelier action where things moved.',
  'total-cost': 'What stands below moves down.',
  'action-position': 'What stands below moves down.',
  'proof-position': 'What stands below moves down.',
  'main-headline': 'What stands below moves down.',
  'first-screen-explanation': 'What stands below moves down.',
  'price-visibility': 'What stands below moves down.',
  'support-channel': 'What stands below moves down.',
  'title-headline-match': 'What stands below moves down.',
  'event-date': 'What stands below moves down.',
  'rating-placement': 'What stands below moves down.',
  'offer-contents': 'What stands below moves down.',
  'headline-specificity': 'The line below the headline moves out of the first screen.',
};

const BOX =
  'background:#fff;color:#222;padding:40px;box-sizing:border-box;box-shadow:0 0 12px #444;font:18px/1.5 Arial,sans-serif';
const ASKS =
  '<h3>Before you read on</h3><p>Get our newsletter.</p><button style="padding:14px 20px" aria-label="Close">×</button>';

export const LAYOUT_DEFECTS: readonly Defect[] = [
  {
    id: 'pop-up',
    what: 'A newsletter box lies over the first screen',
    turns: 'entry-overlay',
    related: {
      'action-position': 'It lies over the button.',
      'form-length': 'The box holds a form.',
      'field-labels': 'The box holds a form.',
      'autofill-tokens': 'The box holds a form.',
      'sensitive-fields': 'The box holds a form.',
      'legal-links': 'The box asks for an address.',
      'text-size': MORE_TEXT['text-size'],
    },
    inject: (html) =>
      html.insert(
        html.all('body'),
        'end',
        '<div role="dialog" aria-label="Newsletter" style="position:fixed;inset:6% 8%;background:#fff;color:#222;z-index:99999;padding:50px;box-shadow:0 0 0 3000px rgba(0,0,0,.5);font:18px/1.5 Arial,sans-serif"><h3>Before you read on</h3><p>Get our newsletter.</p><form><label>Email <input type="email" name="email" autocomplete="email"></label><button style="padding:14px 20px">Send me news</button></form><button style="padding:14px 20px" aria-label="Close">×</button></div>',
      ),
  },
  {
    id: 'pop-up-late',
    what: 'A box comes over the first screen five seconds after loading',
    turns: 'entry-overlay',
    inject: (html) =>
      html.insert(
        html.all('body'),
        'end',
        `<div id="late-box" style="position:fixed;inset:12% 20%;z-index:99999;display:none;${BOX}">${ASKS}</div><script>setTimeout(() => { document.getElementById('late-box').style.display = 'block'; }, 5000)</script>`,
      ),
  },
  {
    id: 'pop-up-moves-along',
    what: 'A box that scrolls with the page lies over the first screen',
    turns: 'entry-overlay',
    related: {
      'text-size': MORE_TEXT['text-size'],
      'rendering-defects': 'What it covers is printed below it.',
    },
    inject: (html) =>
      html.insert(
        html.all('body'),
        'end',
        `<div style="position:absolute;left:8%;top:90px;width:84%;height:620px;z-index:99999;${BOX}">${ASKS}</div>`,
      ),
  },
  {
    id: 'overflow-mobile',
    what: 'A block is wider than a phone',
    turns: 'mobile-fit',
    related: MORE_TEXT,
    inject: (html) =>
      addToContent(
        html,
        '<section style="width:1100px;padding:30px 0"><p style="width:1050px">A block that nobody has tried on a phone.</p></section>',
      ),
  },
  {
    id: 'viewport-missing',
    what: 'The page does not fit itself to the device',
    turns: 'mobile-fit',
    related: {
      ...MOVED,
      'tap-targets': 'Everything is drawn as on a desktop.',
      'text-size': 'Everything is drawn as on a desktop.',
      'cumulative-layout-shift': 'Everything is drawn as on a desktop.',
      'text-contrast': 'Other parts are shown.',
      'image-alternatives': 'Other parts are shown.',
      'rendering-defects': 'Everything is drawn as on a desktop.',
      'entry-overlay': 'Everything is drawn as on a desktop.',
      'action-contrast': 'Everything is drawn as on a desktop.',
      'desktop-navigation': 'Everything is drawn as on a desktop.',
      'moving-content': 'Everything is drawn as on a desktop.',
    },
    inject: (html) =>
      html.remove(html.all('meta').filter((meta) => meta.attrs.some(({ value }) => value === 'viewport'))),
  },
  {
    id: 'zoom-forbidden',
    what: 'The page forbids zooming',
    turns: 'mobile-fit',
    inject: (html) =>
      html.set(
        html.all('meta').filter((meta) => meta.attrs.some(({ value }) => value === 'viewport')),
        'content',
        'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no',
      ),
  },
  {
    id: 'targets-tiny',
    what: 'Forty tiny links stand side by side',
    turns: 'tap-targets',
    related: { 'text-size': 'The links are small text.' },
    inject: (html) =>
      addToContent(
        html,
        `<div style="padding:20px 5vw;line-height:12px">${Array.from({ length: 40 }, (_, index) => `<a href="/tag/${index}" style="display:inline-block;width:12px;height:12px;margin:0 1px;font:12px/12px Arial;overflow:hidden">${index % 10}</a>`).join('')}</div>`,
      ),
  },
  {
    id: 'menu-hidden',
    what: 'On a desktop the menu hides behind a button',
    turns: 'desktop-navigation',
    types: ['saas', 'app', 'ecommerce-product', 'nonprofit', 'article', 'event', 'portfolio', 'course'],
    languages: ['en'],
    related: {
      'title-headline-match': 'The menu repeated words of the title.',
      'price-visibility': 'The menu held the way to prices.',
      'support-channel': 'The menu held the way to help.',
      'contact-details': 'The menu held the way to contact.',
      'organization-identity': 'The menu held the way to the company.',
      'tap-targets': 'There are fewer targets.',
      'primary-action': 'The menu held the action.',
      'action-position': 'The menu held the action.',
    },
    inject: (html) => {
      const [bar] = html.all('header', '.top');
      if (bar === undefined || html.all('.product', 'form').length > 3) return false;
      const links = html.all('header a', '.top a').map((link) => html.html(link));
      if (links.length < 3) return false;
      return html.fill(
        [bar],
        `<b>Menu</b><button aria-expanded="false" aria-label="Open menu" aria-controls="drawer" style="padding:12px 16px">☰</button><nav id="drawer" style="display:none">${links.join('')}</nav>`,
      );
    },
  },
  {
    id: 'carousel',
    what: 'Pictures slide by themselves in the first screen, without a stop',
    turns: 'moving-content',
    adds: true,
    related: {
      ...MOVED,
      'cumulative-layout-shift': 'Moving boxes shift.',
      'image-alternatives': 'The slides are pictures.',
    },
    inject: (html, page) =>
      html.style(
        '@keyframes slides{0%,30%{transform:translateX(0)}33%,63%{transform:translateX(-33.33%)}66%,96%{transform:translateX(-66.66%)}}',
      ) &&
      html.insert(
        html.all(page.marks.hero),
        'start',
        `<div class="carousel" style="overflow:hidden;width:280px;height:120px"><div style="display:flex;width:300%;animation:slides 12s infinite">${['Fresh', 'Fair', 'Near'].map((word) => `<div style="width:33.33%;height:120px;background:#456;color:#fff;font:24px/120px Arial;text-align:center">${word}</div>`).join('')}</div></div>`,
      ),
  },
  {
    id: 'sound',
    what: 'Sound plays by itself, without a stop',
    turns: 'moving-content',
    adds: true,
    inject: (html, page) =>
      page.folder.endsWith('quality/pages') &&
      html.insert(html.all('body'), 'end', '<audio src="../assets/tone.wav" autoplay loop></audio>'),
  },
  {
    id: 'layout-shift',
    what: 'A bar whose words come late from the server pushes down the page that is shown',
    turns: 'cumulative-layout-shift',
    related: {
      ...MOVED,
      'moving-content': 'What moves can leave the first screen.',
      'text-size': MORE_TEXT['text-size'],
      'organization-identity': 'The name is looked for at the top of the page.',
    },
    inject: (html) =>
      html.insert(
        html.all('body'),
        'end',
        `<script>requestAnimationFrame(() => requestAnimationFrame(async () => { await fetch('?late=700'); const bar = document.createElement('div'); bar.style.height = '320px'; bar.textContent = 'News of the day'; document.body.prepend(bar); }));</script>`,
      ),
  },
  {
    id: 'script-blocks',
    what: 'A script computes for two seconds, where nothing else is computed',
    turns: 'total-blocking-time',
    inject: (html) =>
      html.insert(
        html.all('body'),
        'end',
        `<script>requestAnimationFrame(() => setTimeout(() => { for (let n = 0, x = 1; n < 1e8; n++) x = (x * 1664525 + 1013904223) % 4294967296; }, 300));</script>`,
      ),
  },
  {
    id: 'hero-image-slow',
    what: 'The picture of the first screen weighs 200 KB and comes five seconds late',
    turns: 'largest-contentful-paint',
    related: {
      'cumulative-layout-shift': 'A late picture moves what is below it.',
      'rendering-defects': 'The late picture can be missing.',
      'page-errors': 'The late picture can be missing.',
    },
    inject: (html, page) => {
      const { heroImage } = page.marks;
      if (heroImage === undefined) return false;
      const [image] = html.all(heroImage);
      const source = image?.attrs.find(({ name }) => name === 'src')?.value;
      return image !== undefined && html.set([image], 'src', `${source}?late=5000&bytes=200000`);
    },
  },
];
