import { expect, test } from 'vitest';
import { beginHistory, noteChange, redo, undo } from './form-history.ts';

const start = { title: '', sections: [{ text: '' }] };
const type = (title: string) => ({ ...start, title });

test('typing in one field is one step until it pauses', () => {
  let history = noteChange(beginHistory(start), type('T'), 0);
  history = noteChange(history, type('Te'), 900);
  history = noteChange(history, type('Tea'), 1800);
  history = noteChange(history, type('Teas'), 2800);
  expect(undo(history).present).toEqual(type('Tea'));
  expect(undo(undo(history)).present).toEqual(start);
});

test('each change of a list is a step of its own, however fast', () => {
  const two = { ...start, sections: [{ text: '' }, { text: '' }] };
  const three = { ...start, sections: [...two.sections, { text: '' }] };
  const history = noteChange(noteChange(beginHistory(start), two, 0), three, 1);
  expect(undo(history).present).toEqual(two);
  expect(redo(undo(history)).present).toEqual(three);
});

test('a change after an undo forgets what was undone, and the same values are no change', () => {
  const history = undo(noteChange(beginHistory(start), type('A'), 0));
  expect(noteChange(history, { ...start }, 0)).toBe(history);
  const changed = noteChange(history, type('B'), 0);
  expect(redo(changed)).toBe(changed);
  expect(undo(undo(changed)).present).toEqual(start);
});
