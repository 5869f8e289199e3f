import type { Kind } from '../kind.ts';

/** Made where the page needs it, and nowhere else. */
export const REPAIRS: readonly Kind[] = [
  {
    id: 'alt-texts-added',
    family: 'repair',
    what: 'pictures without a text alternative get one',
    graveFrom: null,
    strengths: [3],
    change: (page) =>
      page.each(
        page.images().filter((image) => !image.hasAttribute('alt')),
        (image) => {
          const part = image.closest('figure, article, li, section, div');
          const near = part?.querySelector('figcaption, h1, h2, h3, h4, h5, strong');
          image.alt = near
            ? page.words(near.textContent ?? '') > 0
              ? (near.textContent ?? '').trim()
              : document.title
            : document.title;
        },
      ),
  },
  {
    id: 'labels-added',
    family: 'repair',
    what: 'fields without a visible label get one',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const bare = page
        .forms()
        .flatMap((form) => page.fields(form))
        .filter((field) => ((field as HTMLInputElement).labels?.length ?? 0) === 0)
        .filter((field) => !field.matches('[type="checkbox"], [type="radio"]'));
      return page.each(bare, (field, at) => {
        const text =
          field.getAttribute('placeholder') ||
          field.getAttribute('aria-label') ||
          field.getAttribute('name') ||
          'Details';
        field.id ||= `field-${at}`;
        page.add(
          field,
          'beforebegin',
          `<label for="${field.id}" style="display:block;font-size:16px">${text.replace(/[*:]/g, '')}</label>`,
        );
      });
    },
  },
  {
    id: 'text-enlarged',
    family: 'repair',
    what: 'running text below 14 px becomes 16 px',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const small = page
        .paragraphs()
        .filter((paragraph) => Number.parseFloat(getComputedStyle(paragraph).fontSize) < 14);
      return page.each(small, (paragraph) =>
        page.set(paragraph, { 'font-size': '16px', 'line-height': '1.5' }),
      );
    },
  },
  {
    id: 'contrast-fixed',
    family: 'repair',
    what: 'text below a contrast of 4.5:1 on a plain background becomes black or white',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const weak = page.textNodes().flatMap(({ parentElement }) => {
        if (!parentElement) return [];
        for (let box: Element | null = parentElement; box; box = box.parentElement) {
          if (getComputedStyle(box).backgroundImage !== 'none') return [];
        }
        const ground = page.ground(parentElement);
        const [r, g, b] = page.colors(getComputedStyle(parentElement).color);
        return page.contrast([r, g, b], ground) < 4.5 ? [{ parentElement, ground }] : [];
      });
      return page.each(weak, ({ parentElement, ground }) => {
        const black = page.contrast([0, 0, 0], ground) > page.contrast([255, 255, 255], ground);
        page.set(parentElement, { color: black ? '#111' : '#fff' });
      });
    },
  },
  {
    id: 'viewport-added',
    family: 'repair',
    what: 'a page without a viewport for phones gets one',
    graveFrom: null,
    strengths: [3],
    change: () => {
      if (document.querySelector('meta[name="viewport"]')) return 0;
      const meta = document.createElement('meta');
      meta.name = 'viewport';
      meta.content = 'width=device-width, initial-scale=1';
      document.head.append(meta);
      return 1;
    },
  },
  {
    id: 'legal-links-added',
    family: 'repair',
    what: 'a page without links to privacy, terms and contact gets them',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const has = page
        .all('a')
        .some((link) =>
          /privacy|terms|datenschutz|impressum|mentions|confidentialit|privacidad|privacidade|condizioni|voorwaarden|polityka|legal/i.test(
            `${link.innerText} ${link.getAttribute('href')}`,
          ),
        );
      if (has) return 0;
      const names: Record<string, [string, string, string]> = {
        de: ['Datenschutz', 'AGB', 'Kontakt'],
        fr: ['Politique de confidentialité', 'Conditions générales', 'Contact'],
        es: ['Política de privacidad', 'Términos y condiciones', 'Contacto'],
        it: ['Informativa sulla privacy', 'Termini e condizioni', 'Contatti'],
        pt: ['Política de privacidade', 'Termos e condições', 'Contato'],
        nl: ['Privacybeleid', 'Algemene voorwaarden', 'Contact'],
      };
      const [privacy, terms, contact] = names[page.language] ?? [
        'Privacy policy',
        'Terms and conditions',
        'Contact',
      ];
      const parent = page.all('footer').at(-1) ?? document.body;
      return page.add(
        parent,
        'beforeend',
        `<p style="font-size:15px;padding:16px"><a href="/privacy">${privacy}</a> · <a href="/terms">${terms}</a> · <a href="/contact">${contact}</a></p>`,
      );
    },
  },
  {
    id: 'broken-images-replaced',
    family: 'repair',
    what: 'pictures that failed to load are replaced',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [800, 600];
      const draw = canvas.getContext('2d');
      if (!draw) return 0;
      const light = draw.createLinearGradient(0, 0, 800, 600);
      light.addColorStop(0, '#3b6ea5');
      light.addColorStop(0.5, '#e8c07d');
      light.addColorStop(1, '#5b8c5a');
      draw.fillStyle = light;
      draw.fillRect(0, 0, 800, 600);
      for (let at = 0; at < 300; at++) {
        draw.fillStyle = `hsl(${Math.floor(page.random() * 360)} 40% 55%)`;
        draw.fillRect(
          page.random() * 800,
          page.random() * 600,
          20 + page.random() * 40,
          10 + page.random() * 30,
        );
      }
      const picture = canvas.toDataURL('image/jpeg', 0.8);
      const broken = [...document.images].filter(
        (image) =>
          image.complete && image.naturalWidth === 0 && image.getAttribute('src') && image.checkVisibility(),
      );
      return page.each(broken, (image) => {
        image.removeAttribute('srcset');
        image.src = picture;
        page.set(image, { 'max-width': '100%' });
      });
    },
  },
  {
    id: 'remnants-removed',
    family: 'repair',
    what: 'lorem ipsum, {{name}}, undefined and NaN are taken out',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const remnant = /\{\{[^}]*\}\}|\bundefined\b|\bNaN\b|\[object Object\]/g;
      const nodes = page
        .textNodes()
        .filter(({ data }) => data.search(remnant) >= 0 || /lorem ipsum/i.test(data));
      return page.each(nodes, (node) => {
        if (/lorem ipsum/i.test(node.data)) page.block(node).remove();
        else node.data = node.data.replace(remnant, '').replace(/ {2,}/g, ' ');
      });
    },
  },
  {
    id: 'layers-removed',
    family: 'repair',
    what: 'layers that cover more than a third of the screen are closed',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const layers = page.all('body *').filter((element) => {
        const { position } = getComputedStyle(element);
        if (position !== 'fixed') return false;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const width = Math.min(right, innerWidth) - Math.max(left, 0);
        const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
        const isPicture = page.words(element.innerText) === 0;
        return (
          width > 0 &&
          height > 0 &&
          width * height > innerWidth * innerHeight * 0.33 &&
          !isPicture &&
          !page.isFrame(element)
        );
      });
      return page.each(layers, (layer) => layer.remove());
    },
  },
  {
    id: 'headline-said',
    family: 'repair',
    what: 'a headline such as "Welcome" says what the description of the page says',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const headline = page.headline();
      const description =
        document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content.trim() ?? '';
      const says = (headline?.textContent ?? '').trim();
      const isVague = /^(welcome|home|hello|willkommen|bienvenue|bienvenid|benvenut|bem-vind|welkom)/i.test(
        says,
      );
      const [sentence = ''] = description.split(/(?<=[.!?])\s/);
      if (!headline || !isVague || page.words(sentence) < 5 || page.words(sentence) > 16) return 0;
      page.say(headline, sentence.replace(/[.!]$/, ''));
      return 1;
    },
  },
  {
    id: 'proof-added',
    family: 'repair',
    what: 'a page without proof gets three testimonials with name and firm',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      if (page.language !== 'en' || page.proof().length > 0) return 0;
      const last = page.sections().at(-1);
      const quotes = [
        [
          'They answered the same day and stayed within the estimate they gave us.',
          'Helen Marsh',
          'Owner, Marsh & Daughters, Bristol',
        ],
        [
          'After three months we had cut the time we spend on this by a third.',
          'Tom Okafor',
          'Operations manager, Harlow Dairy',
        ],
        [
          'I asked four people for a recommendation, and all of them named this place.',
          'Priya Nair',
          'Architect, Leeds',
        ],
      ];
      const cards = quotes.map(
        ([text, name, role]) =>
          `<figure style="flex:1 1 260px;margin:0;padding:20px;border:1px solid #ddd;background:#fff;color:#222"><blockquote style="margin:0 0 12px;font-size:17px">“${text}”</blockquote><figcaption style="font-size:15px"><strong>${name}</strong>, ${role}</figcaption></figure>`,
      );
      return last
        ? page.add(
            last,
            'afterend',
            `<section style="padding:40px 24px;background:#f7f7f7;color:#222"><h2 style="font-size:28px">What our customers say</h2><div style="display:flex;flex-wrap:wrap;gap:20px">${cards.join('')}</div></section>`,
          )
        : 0;
    },
  },
  {
    id: 'action-repeated',
    family: 'repair',
    what: 'a page whose main button does not show in the first screen gets it there',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const primary = page.primaryActions();
      const headline = page.headline();
      const [action] = primary;
      if (!action || !headline || !(action instanceof HTMLAnchorElement)) return 0;
      if (primary.some((one) => one.getBoundingClientRect().top < innerHeight)) return 0;
      return page.add(
        headline,
        'afterend',
        `<p><a class="button" href="${action.getAttribute('href') ?? '/'}" style="display:inline-block;padding:14px 26px;border-radius:6px;background:#0b5bd3;color:#fff;font-size:18px;text-decoration:none">${action.innerText}</a></p>`,
      );
    },
  },
  {
    id: 'dead-links-fixed',
    family: 'repair',
    what: 'links that lead to "#" lead to a page',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const dead = page
        .all('a')
        .filter((link) => /^(#|javascript:.*)?$/.test(link.getAttribute('href') ?? 'x'));
      return page.each(
        dead.filter((link) => page.words(link.innerText) > 0),
        (link) =>
          link.setAttribute(
            'href',
            `/${link.innerText
              .trim()
              .toLowerCase()
              .replace(/[^\p{L}\p{N}]+/gu, '-')}`,
          ),
      );
    },
  },
  {
    id: 'overflow-fixed',
    family: 'repair',
    what: 'a page that is wider than the phone is made to fit',
    graveFrom: null,
    strengths: [3],
    devices: 'mobile',
    change: (page) => {
      if (!page.isPhone || document.documentElement.scrollWidth <= innerWidth + 4) return 0;
      page.style(
        'html, body { max-width: 100vw !important; overflow-x: hidden !important; } img, video, iframe, table, pre, input, select, textarea, section, div { max-width: 100% !important; min-width: 0 !important; } img, video { height: auto !important; } p, h1, h2, h3, a, td { overflow-wrap: anywhere !important; }',
      );
      return 1;
    },
  },
  {
    id: 'motion-stopped',
    family: 'repair',
    what: 'what moves without an end is stopped',
    graveFrom: null,
    strengths: [3],
    change: (page) => {
      const endless = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);
      const players = [...document.querySelectorAll<HTMLVideoElement>('video[autoplay]')].filter((video) =>
        page.isShown(video),
      );
      if (endless.length > 0)
        page.style(
          '*, *::before, *::after { animation-iteration-count: 1 !important; animation-duration: 1ms !important; }',
        );
      for (const video of players) {
        video.pause();
        video.removeAttribute('autoplay');
        video.controls = true;
      }
      for (const old of document.querySelectorAll('marquee, blink')) old.replaceWith(...old.childNodes);
      return endless.length + players.length;
    },
  },
  {
    id: 'language-declared',
    family: 'repair',
    what: 'a page in English that declares no language declares it',
    graveFrom: null,
    strengths: [3],
    change: () => {
      const isEnglish = (document.body.innerText.match(/\b(the|and|with|your|for)\b/gi)?.length ?? 0) > 15;
      if (document.documentElement.lang || !isEnglish) return 0;
      document.documentElement.lang = 'en';
      return 1;
    },
  },
];
