import type { Kind } from '../kind.ts';

export const COVERS: readonly Kind[] = [
  {
    id: 'black-screen',
    family: 'visual',
    what: 'a black screen "Please wait" over 50, 80, 100 percent of the screen, with no way out',
    graveFrom: 1,
    change: (page, strength) => {
      const height = [50, 80, 100][strength - 1];
      return page.add(
        document.body,
        'beforeend',
        `<div style="position:fixed;left:0;top:0;width:100vw;height:${height}vh;background:#000;color:#fff;z-index:2147483647;display:flex;align-items:center;justify-content:center;font:24px sans-serif">Please wait</div>`,
      );
    },
  },
  {
    id: 'white-screen',
    family: 'visual',
    what: 'a white layer "Loading" over 50, 80, 100 percent of the whole page',
    graveFrom: 1,
    change: (page, strength) => {
      const part = [0.5, 0.8, 1][strength - 1] ?? 1;
      const height = Math.round(document.documentElement.scrollHeight * part);
      return page.add(
        document.body,
        'beforeend',
        `<div style="position:absolute;left:0;top:0;width:100%;height:${height}px;background:#fff;color:#555;z-index:2147483647;text-align:center;font:18px sans-serif;padding-top:300px;box-sizing:border-box">Loading</div>`,
      );
    },
  },
  {
    id: 'pop-ups',
    family: 'visual',
    what: 'one, two, four pop-ups over the page',
    graveFrom: 3,
    change: (page, strength) => {
      const texts = [
        ['Wait! Before you go', 'Join 10,000 readers and get our newsletter every single day.', 'Subscribe'],
        ['Allow notifications?', 'We would like to send you news, offers and reminders.', 'Allow'],
        ['Spin the wheel', 'Win up to 5% off your next order. Enter your email to spin.', 'Spin now'],
        ['Tell us what you think', 'Take our survey of 25 questions about your visit today.', 'Start survey'],
      ];
      const shown = texts.slice(0, [1, 2, 4][strength - 1]);
      return page.each(shown, ([title, text, button], at) => {
        page.add(
          document.body,
          'beforeend',
          `<div role="dialog" aria-modal="true" style="position:fixed;left:${6 + at * 6}vw;top:${8 + at * 9}vh;width:76vw;height:56vh;background:#fff;color:#111;border:3px solid #d33;box-shadow:0 0 0 200vmax rgba(0,0,0,.35);z-index:${2147483000 + at};padding:24px;box-sizing:border-box;font:18px sans-serif"><h2>${title}</h2><p>${text}</p><input type="email" placeholder="Email"><button>${button}</button>${at === 0 ? '<button aria-label="Close" style="position:absolute;right:8px;top:8px">×</button>' : ''}</div>`,
        );
      });
    },
  },
  {
    id: 'moving-content',
    family: 'visual',
    what: 'one, four, all parts of the page move without an end and without a way to stop them',
    graveFrom: null,
    change: (page, strength) => {
      page.style(
        '@keyframes sway { from { transform: translateX(-8%) } to { transform: translateX(8%) } } @keyframes blinking { 50% { opacity: .15 } }',
      );
      const sections = page.sections();
      const most = [1, 4, sections.length][strength - 1];
      return page.each(sections.slice(0, most), (section, at) =>
        page.set(section, {
          animation: `${at % 2 ? 'blinking 1.1s' : 'sway 1.6s'} ease-in-out infinite alternate`,
        }),
      );
    },
  },
  {
    id: 'endless-loader',
    family: 'functional',
    what: 'a loader that never ends in place of the picture, all, of the first screen, of the page',
    graveFrom: 2,
    change: (page, strength) => {
      page.style(
        '@keyframes turning { to { transform: rotate(360deg) } } .endless-loader { width: 48px; height: 48px; margin: 80px auto; border: 5px solid #ddd; border-top-color: #555; border-radius: 50%; animation: turning 1s linear infinite }',
      );
      const loader = '<div class="endless-loader" role="status" aria-label="Loading"></div>';
      const sections = page.sections();
      if (strength === 1) {
        const images = page.images().slice(0, 3);
        return page.each(images, (image) => {
          image.insertAdjacentHTML('afterend', loader);
          image.remove();
        });
      }
      const first = sections.filter((section) => section.getBoundingClientRect().top < innerHeight * 0.8);
      const hit = strength === 2 ? first : sections;
      return page.each(hit, (section) => {
        section.innerHTML = loader;
      });
    },
  },
];
