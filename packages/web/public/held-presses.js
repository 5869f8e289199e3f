// A button that is pressed before React has taken the page over would do nothing, and a form would be sent to nobody.
// Both are held back, and done again once it has.

const PRESS = ['pointerdown', 'mousedown', 'click'];
const held = new Set();
/** A button that is being pressed. */
let pressed = null;

function holdPress(event) {
  const button = event.target.closest('main button[type="button"]');
  if (button === null) return;
  event.stopImmediatePropagation();
  pressed = event.type === 'click' ? null : button;
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

function letGo() {
  for (const [type, hold] of LISTENERS) document.removeEventListener(type, hold, { capture: true });
  // Only then is drawn what differs from the prerendered page.
  setTimeout(() => held.forEach(doAgain));
}

window.addEventListener(
  'liftmark:navigated',
  () => {
    if (pressed === null) return letGo();
    // A press that began before ends on what was drawn meanwhile, and its click comes right after.
    const button = pressed;
    const ended = new AbortController();
    const end = ({ target }) => {
      ended.abort();
      if (nowDrawn(button)?.contains(target)) held.add(button);
      setTimeout(letGo);
    };
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, end, { capture: true, signal: ended.signal });
  },
  { once: true },
);
