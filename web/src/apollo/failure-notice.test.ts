import { describe, expect, it } from 'vitest';
import { failureNotice } from './failure-notice.ts';
import { NoAnswerError } from './no-answer-error.ts';

const titleOf = (error: unknown) => failureNotice('Not added to cart', error).title;

describe('failureNotice', () => {
  it('says what failed, why, and what more there is to say', () => {
    const notice = failureNotice(
      'Cart not updated',
      new TypeError('Failed to fetch'),
      'Your changes are kept.',
    );
    expect(notice.title).toBe('Cart not updated');
    expect(notice.details).toEqual([
      expect.stringContaining('Check your connection'),
      'Your changes are kept.',
    ]);
  });

  it('calls nothing undone that may have been done', () => {
    expect(titleOf(new NoAnswerError(true))).toBe('No answer from the shop');
    expect(titleOf(new NoAnswerError(false))).toBe('Not added to cart');
  });
});
