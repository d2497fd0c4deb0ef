import { newBrowserStorage } from '../../../../lib/browser/guarded-storage.ts';

const KEY = 'admin-shortcuts';

const storage = newBrowserStorage();

/** Whether single keys are shortcuts in this browser; they are until they are switched off. */
export function areShortcutsOn(): boolean {
  return storage.getItem(KEY) !== 'off';
}

/** Switches the shortcuts on or off, for this browser. */
export function setShortcutsOn(isOn: boolean): void {
  if (isOn) storage.removeItem(KEY);
  else storage.setItem(KEY, 'off');
}
