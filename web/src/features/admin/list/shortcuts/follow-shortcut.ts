/**
 * Runs the shortcut of a key in the list on the page.
 * @returns whether the key is a shortcut here
 */
export function followShortcut({ key, shiftKey }: KeyboardEvent): boolean {
  switch (key.toLowerCase()) {
    case 'j':
      return moveBy(1);
    case 'k':
      return moveBy(-1);
    case 'x':
      return select(shiftKey);
    case 'b':
      return focus(document.querySelector<HTMLElement>('[data-selection-bar] :is(button, a)'));
    case '/':
      return focus(document.querySelector<HTMLElement>('main [role="search"] input'));
    default:
      return false;
  }
}

/* Rows are focused by their first link, which opens them. */
function moveBy(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll('main tbody tr')].filter((row) => row.querySelector('a'));
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = current < 0 ? rows[0] : rows[current + step];
  return focus(next?.querySelector<HTMLElement>('a'));
}

function select(isRange: boolean): boolean {
  const box = document.activeElement?.closest('main tbody tr')?.querySelector('input[data-selection]');
  return (
    box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange })) ??
    false
  );
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element !== null && element !== undefined;
}
