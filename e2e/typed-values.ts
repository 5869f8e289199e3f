/** What somebody typed, and what became of it. */

export const SECRETS = [
  'mira.kent@private.test',
  'hunter2-secret',
  'a note to myself',
  'draft of a letter',
  '4111-1111',
  'within-a-shadow',
  'within-a-frame',
];

/** What a person would notice if it changed. */
export const STATE = `JSON.stringify([innerWidth, innerHeight, scrollY, devicePixelRatio, document.documentElement.style.cssText,
  document.querySelector('#typed-password').value, document.querySelector('#typed-note').value])`;

/** Fills fields of every kind, and repeats values of fields everywhere in the page as scripts do. */
export const TYPED = `
  document.body.insertAdjacentHTML('afterbegin', \`<style>.typed{display:block;box-sizing:border-box;width:300px;height:40px}</style>
    <section><h2>Typed by hand</h2>
    <input class="typed" id="typed-email" type="email">
    <input class="typed" id="typed-password" type="password">
    <textarea class="typed" id="typed-note" style="height:80px"></textarea>
    <div class="typed" id="typed-editor" contenteditable></div>
    <div id="host"></div><p id="echo"></p><iframe id="frame" style="display:none"></iframe>
    <input type="hidden" id="token"><input class="typed" id="empty"></section>\`);
  const shadow = document.querySelector('#host').attachShadow({ mode: 'closed' });
  shadow.innerHTML = '<input style="display:block;box-sizing:border-box;width:300px;height:40px"><input style="display:none">';
  shadow.querySelector('input').value = '4111-1111';
  shadow.querySelector('input + input').value = 'within-a-shadow';
  const framed = document.querySelector('#frame').contentDocument;
  framed.open();
  framed.write('<input>');
  framed.close();
  framed.querySelector('input').value = 'within-a-frame';
  document.querySelector('#token').value = '4111-1111';
  document.querySelector('#typed-email').value = 'mira.kent@private.test';
  document.querySelector('#typed-email').setAttribute('value', 'mira.kent@private.test');
  document.querySelector('#typed-password').value = 'hunter2-secret';
  document.querySelector('#typed-note').value = 'a note to myself';
  document.querySelector('#typed-editor').textContent = 'draft of a letter';
  document.querySelector('#echo').textContent = 'We write to mira.kent@private.test soon, within-a-shadow, within-a-frame';
  document.querySelector('#echo').dataset.copy = 'mira.kent@private.test';
  scrollTo(0, 120);
`;

/** How many pixels at the top of a picture have the gray that covers fields. */
export const coveredPixels = (jpeg: string) => `(async () => {
  const image = await createImageBitmap(await (await fetch('data:image/jpeg;base64,${jpeg}')).blob());
  const pen = new OffscreenCanvas(image.width, 900).getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, 900);
  let gray = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ([0, 1, 2].every((channel) => Math.abs(data[at + channel] - 0x88) <= 3)) gray += 1;
  }
  return gray;
})()`;
