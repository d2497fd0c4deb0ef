import { expect, test } from 'vitest';
import { beginHistory, noteChange, redo, undo } from './form-history.ts';

const start = { title: '', sections: [{ text: '' }] };
const type = (title: string) => ({ ...start, title });

test('typing in one field is one step until it pauses', () => {
  let history = noteChange(beginHistory(start), type('T'), 0, 1);
  history = noteChange(history, type('Te'), 900, 2);
  history = noteChange(history, type('Tea'), 1800, 3);
  history = noteChange(history, type('Teas'), 2800, 4);
  expect(undo(history).present).toEqual(type('Tea'));
  expect(undo(undo(history)).present).toEqual(start);
});

test('each change of a list is a step of its own, however fast', () => {
  const two = { ...start, sections: [{ text: '' }, { text: '' }] };
  const three = { ...start, sections: [...two.sections, { text: '' }] };
  const history = noteChange(noteChange(beginHistory(start), two, 0, 1), three, 1, 2);
  expect(undo(history).present).toEqual(two);
  expect(redo(undo(history)).present).toEqual(three);
});

test('a change after an undo forgets what was undone, and the same values are no change', () => {
  const history = undo(noteChange(beginHistory(start), type('A'), 0, 1));
  expect(noteChange(history, { ...start }, 0, 2)).toBe(history);
  const changed = noteChange(history, type('B'), 0, 2);
  expect(redo(changed)).toBe(changed);
  expect(undo(undo(changed)).present).toEqual(start);
});

test('a row that is dragged over several others is one step', () => {
  const order = (...texts: string[]) => ({ title: '', sections: texts.map((text) => ({ text })) });
  let history = noteChange(beginHistory(order('a', 'b', 'c')), order('b', 'a', 'c'), 0, 1);
  history = noteChange(history, order('b', 'c', 'a'), 100, 1);
  expect(undo(history).present).toEqual(order('a', 'b', 'c'));
});
