import { describe, expect, it } from 'vitest';
import { contactProblems } from './contact-problems.ts';

const email = { name: 'email', message: 'Please enter your email address' };
const phone = { name: 'phone', message: 'Please enter your phone number' };
const message = { name: 'message', message: 'Message cannot be empty' };

describe('contactProblems', () => {
  it.each([
    ['nothing', [], []],
    ['two details', [email, phone], [{ name: 'email', message: 'Please enter all your details' }]],
    ['the message', [message], [message]],
    [
      'all of it',
      [email, phone, message],
      [{ name: 'email', message: 'Please enter all your details' }, message],
    ],
  ])('reports missing fields once: %s', (_name, errors, problems) => {
    expect(contactProblems(errors)).toEqual(problems);
  });
});
