import { inDollars, revenueGain } from '../content/revenue-gain.ts';

/** The moving parts of the landing page. */

function startCalculator(form: HTMLFormElement): void {
  const number = (name: string): number => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? Number(field.value) || 0 : 0;
  };
  const show = (name: string, amount: number): void => {
    const output = form.elements.namedItem(name);
    if (output instanceof HTMLOutputElement) output.value = inDollars(amount);
  };
  form.addEventListener('input', () => {
    const { daily, monthly } = revenueGain({
      dailyVisitors: number('dailyVisitors'),
      conversionRate: number('conversionRate'),
      orderValue: number('orderValue'),
    });
    show('daily', daily);
    show('monthly', monthly);
    show('cost', monthly);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
}

/** Once per page load, and never over something else that asks for attention. */
function startExitPopup(popup: HTMLDialogElement): void {
  const root = document.documentElement;
  function onLeave({ clientY }: MouseEvent): void {
    if (clientY > 0 || document.querySelector('dialog[open]') !== null) return;
    root.removeEventListener('mouseleave', onLeave);
    popup.showModal();
  }
  root.addEventListener('mouseleave', onLeave);
}

function startFloatingButton(button: HTMLElement, firstSection: HTMLElement): void {
  const observer = new IntersectionObserver(([entry]) => {
    button.hidden = entry === undefined || entry.isIntersecting || entry.boundingClientRect.top > 0;
  });
  observer.observe(firstSection);
}

/** For links that say an analysis is complete. */
function startSuccessPopup(popup: HTMLDialogElement): void {
  const show = (): void => {
    if (window.location.hash === `#${popup.id}` && !popup.open) popup.showModal();
  };
  show();
  window.addEventListener('hashchange', show);
}

const calculator = document.querySelector<HTMLFormElement>('#revenue-calculator');
const exitPopup = document.querySelector<HTMLDialogElement>('#exit-popup');
const successPopup = document.querySelector<HTMLDialogElement>('#analysis-complete');
const floatingButton = document.querySelector<HTMLElement>('#floating-audit');
const hero = document.querySelector<HTMLElement>('#hero');

if (calculator) startCalculator(calculator);
if (exitPopup) startExitPopup(exitPopup);
if (successPopup) startSuccessPopup(successPopup);
if (floatingButton && hero) startFloatingButton(floatingButton, hero);
