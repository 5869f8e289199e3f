// A button that is pressed before React has taken the page over would do nothing, and a form would be sent to nobody.
// Both are held back, and done again once it has.

const PRESS = ['pointerdown', 'mousedown', 'click'];
const held = new Set();
/** A button that is being pressed. */
let pressed = null;
let isAlive = false;

function holdPress(event) {
  const button = event.target.closest('main button[type="button"]');
  if (button === null) return;
  event.stopImmediatePropagation();
  if (event.type === 'pointerdown') pressed = button;
  if (event.type === 'click') held.add(button);
}

/** What is drawn anew between a press and its end gets no click. */
function endPress({ type, target }) {
  if (pressed === null) return;
  if (type === 'pointerup' && nowDrawn(pressed)?.contains(target)) held.add(pressed);
  pressed = null;
  if (isAlive) letGoSoon();
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
  if (element.localName === 'form') return element.requestSubmit();
  for (const type of PRESS) {
    nowDrawn(element)?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
  }
}

const LISTENERS = [
  ...PRESS.map((type) => [type, holdPress]),
  ['pointerup', endPress],
  ['pointercancel', endPress],
  ['submit', holdForm],
];
for (const [type, listener] of LISTENERS) document.addEventListener(type, listener, { capture: true });

/** The click of a press comes right after its end. */
function letGoSoon() {
  setTimeout(() => {
    // Another press has begun meanwhile, whose end leads here again.
    if (pressed !== null) return;
    for (const [type, listener] of LISTENERS) document.removeEventListener(type, listener, { capture: true });
    // Only then is drawn what differs from the prerendered page.
    setTimeout(() => {
      const elements = new Set([...held].map(nowDrawn));
      held.clear();
      for (const element of elements) if (element !== undefined) doAgain(element);
    });
  });
}

window.addEventListener(
  'liftmark:navigated',
  () => {
    isAlive = true;
    if (pressed === null) letGoSoon();
  },
  { once: true },
);
