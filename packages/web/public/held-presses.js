// A button that is pressed before React has taken the page over would do nothing. The press is held back, and made
// again once it has.

const PRESS = ['pointerdown', 'mousedown', 'click'];
const held = new Set();

function hold(event) {
  const button = event.target.closest('main button[type="button"]');
  if (button === null) return;
  event.stopImmediatePropagation();
  if (event.type === 'click') held.add(button);
}

/** React may have drawn it anew, with what only the browser knows. */
function nowDrawn(button) {
  if (button.isConnected) return button;
  return [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === button.textContent,
  );
}

function makeAgain(button) {
  for (const type of PRESS) {
    nowDrawn(button)?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
  }
}

for (const type of PRESS) document.addEventListener(type, hold, { capture: true });

window.addEventListener(
  'liftmark:navigated',
  () => {
    for (const type of PRESS) document.removeEventListener(type, hold, { capture: true });
    // Only then is drawn what differs from the prerendered page.
    setTimeout(() => held.forEach(makeAgain));
  },
  { once: true },
);
