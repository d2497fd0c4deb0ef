import { newBrowserStorage } from '../../../../lib/browser/guarded-storage.ts';

const KEY = 'admin-shortcuts';

const storage = newBrowserStorage();

/** Whether single-key shortcuts are on in this browser; they are by default. */
export function areShortcutsOn(): boolean {
  return storage.getItem(KEY) !== 'off';
}

/** Switches the shortcuts on or off in this browser. */
export function setShortcutsOn(isOn: boolean): void {
  if (isOn) storage.removeItem(KEY);
  else storage.setItem(KEY, 'off');
}
