// A button that is pressed before React has taken the page over would do nothing, and a form would be sent to nobody.
// Both are held back, and done again once it has.

const PRESS = ['pointerdown', 'mousedown', 'click'];
const held = new Set();

function holdPress(event) {
  const button = event.target.closest('main button[type="button"]');
  if (button === null) return;
  event.stopImmediatePropagation();
  if (event.type === 'click') held.add(button);
}

function holdForm(event) {
  if (event.target.closest('main') === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.add(event.target);
}

/** React may have drawn it anew, with what only the browser knows. */
function nowDrawn(element) {
  if (element.isConnected) return element;
  const alike = document.querySelectorAll(`main ${element.localName}`);
  return [...alike].find(({ textContent }) => textContent === element.textContent);
}

function doAgain(element) {
  if (element.localName === 'form') return nowDrawn(element)?.requestSubmit();
  for (const type of PRESS) {
    nowDrawn(element)?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
  }
}

const LISTENERS = [...PRESS.map((type) => [type, holdPress]), ['submit', holdForm]];
for (const [type, hold] of LISTENERS) document.addEventListener(type, hold, { capture: true });

window.addEventListener(
  'liftmark:navigated',
  () => {
    for (const [type, hold] of LISTENERS) document.removeEventListener(type, hold, { capture: true });
    // Only then is drawn what differs from the prerendered page.
    setTimeout(() => held.forEach(doAgain));
  },
  { once: true },
);
