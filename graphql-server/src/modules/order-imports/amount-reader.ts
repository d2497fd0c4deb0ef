import { readAmount } from '../../shared/csv/amount.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import { decimalsOf } from '../../shared/money/currency.ts';
import { MAX_AMOUNT, type MinorUnits } from '../../shared/money/money.ts';

/** A single separator before three digits: of thousands, or of decimals. */
const UNCLEAR = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Reads the amounts of an order, of which `texts` are all: where one of them says which separator is that of
 * decimals, the others have the same. Amounts can be negative. @returns the amount, or what is wrong with it
 */
export function amountReader(
  texts: readonly string[],
  currency: string,
): (text: string) => MinorUnits | Message {
  const decimals = decimalsOf(currency);
  const isUnclear = (text: string) => decimals !== 3 && UNCLEAR.test(text);
  const separators = new Set(
    texts.flatMap((text) => (isUnclear(text) ? [] : (decimalSeparatorOf(text) ?? []))),
  );
  return (text) => {
    if (text === '') return 0;
    if (isUnclear(text) && separators.size !== 1) return message('orderSource.unclearAmount');
    const hasThousands = isUnclear(text) && !separators.has(text.at(-4) ?? '');
    const decimal = readAmount(text.replace(hasThousands ? /[-.,]/g : /^-/, ''));
    // Systems write what they calculated, such as 18.404000.
    const amount = decimal === null ? null : Math.round(decimal * 10 ** decimals);
    if (amount === null || amount > MAX_AMOUNT) return message('orderSource.amount');
    return text.startsWith('-') ? 0 - amount : amount;
  };
}

function decimalSeparatorOf(text: string): string | undefined {
  const separators = text.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  const areThousands = separators.length > 1 && new Set(separators).size === 1;
  if (areThousands) return last === '.' ? ',' : '.';
  return last;
}
