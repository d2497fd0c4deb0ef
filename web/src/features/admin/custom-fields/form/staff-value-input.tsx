import { useState } from 'react';
import { ValueInput, type ValueInputProps } from '../../../../forms/custom-fields/value-input.tsx';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import { decimalsOf } from '../../../../lib/currency.ts';
import { useCurrency } from '../../../../shop/use-shop.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import { ChooseFromLibrary } from '../../pictures/library/choose-from-library.tsx';
import styles from './custom-fields-form.module.css';

/** The input of a value of any type but a product. */
export function StaffValueInput(props: ValueInputProps) {
  const { field, onChange, ...rest } = props;
  switch (field.type) {
    case 'MONEY':
      return <MoneyInput {...rest} onChange={onChange} />;
    case 'MARKDOWN':
      return <MarkdownField {...rest} rows={6} onChange={({ target }) => onChange(target.value)} />;
    case 'FILE':
      return (
        <div className={styles.file}>
          <TextField
            {...rest}
            type="url"
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
          <ChooseFromLibrary onChoose={([picture]) => picture && onChange(picture.url)} />
        </div>
      );
    default:
      return <ValueInput {...props} />;
  }
}

/** An amount in the shop's currency; its value is in minor units once the amount is one. */
function MoneyInput({ label, value, onChange, ...rest }: Omit<ValueInputProps, 'field'>) {
  const currency = useCurrency();
  const valueOf = (text: string) => String(parseMoney(text, currency) ?? text);
  const textOf = (amount: string) =>
    /^\d+$/u.test(amount) ? moneyInputText(Number(amount), currency) : amount;
  const [typed, setTyped] = useState(() => textOf(value));
  return (
    <TextField
      {...rest}
      label={`${label} (${currency})`}
      inputMode={decimalsOf(currency) > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={valueOf(typed) === value ? typed : textOf(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(valueOf(target.value));
      }}
    />
  );
}
