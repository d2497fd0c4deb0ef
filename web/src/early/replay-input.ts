type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What does nothing by itself. Links do, and so do the buttons of a form that has an address, such as the search. */
const CONTROLS = 'button, [role="checkbox"], [role="radio"]';

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/**
 * Keeps what a visitor does on a page that can be seen but not yet be used: what was typed and chosen, and the controls
 * that were pressed, each of them once however often an impatient finger came back.
 */
export class ReplayInput {
  /** Resolves with the first touch: who wants to use the page waits for nothing but its scripts. */
  readonly begun: Promise<void>;
  readonly #fields = new Map<Field, string>();
  readonly #pressed = new Set<HTMLElement>();
  readonly #stop = new AbortController();

  constructor(page: Document) {
    const options = { signal: this.#stop.signal, capture: true };
    this.begun = new Promise((resolve) => {
      for (const type of ['pointerdown', 'keydown', 'input']) {
        page.addEventListener(type, () => resolve(), { ...options, passive: true });
      }
    });
    page.addEventListener('input', ({ target }) => this.#keep(target), options);
    page.addEventListener('click', (event) => this.#hold(event), options);
    // Typed before even this ran, or brought back by the browser when the page was loaded again.
    for (const field of page.querySelectorAll('input, textarea')) {
      if (isField(field) && 'defaultValue' in field && field.value !== field.defaultValue) this.#keep(field);
    }
  }

  /** Does it again, now that the page listens; what is no longer there is left alone. */
  repeat(): void {
    this.#stop.abort();
    for (const [field, value] of this.#fields) {
      if (field.isConnected) enter(field, value);
    }
    for (const control of this.#pressed) {
      if (control.isConnected) control.click();
    }
  }

  #keep(target: EventTarget | null): void {
    if (isField(target)) this.#fields.set(target, isToggle(target) ? String(target.checked) : target.value);
  }

  #hold(event: Event): void {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROLS);
    if (!control || control.closest('form')?.hasAttribute('action')) return;
    // The browser would send a form by itself, with all that was typed in the address.
    event.preventDefault();
    this.#pressed.add(control);
  }
}

/**
 * Enters a value as a visitor would. React passes over an event that brings no other value than it has seen on the element, so it
 * is shown the first one again, and then the new one by way of the element's kind, which it does not watch.
 */
function enter(field: Field, value: string): void {
  if (isToggle(field)) {
    field.checked = value !== 'true';
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  const kind: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
