import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type KeyboardEvent, useId, useState } from 'react';
import { useCurrency } from '../../../../shop/use-shop.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { KnownTags } from '../../tags/known-tags.tsx';
import { type OrderListSearch, paymentChoices, paymentParam } from '../table/order-list-search.ts';
import { useTags } from '../../tags/use-tags.ts';
import { orderTags } from '../tags/order-tags.ts';
import styles from './order-filters.module.css';

interface OrderFiltersProps {
  search: OrderListSearch;
  /** Sets a query string parameter; null or an empty string removes it. */
  setParam: (name: string, value: string | null) => void;
}

/** The less common filters of the order list, behind a button that shows how many are active. */
export function OrderFilters({ search, setParam }: OrderFiltersProps) {
  const { placedFrom, placedTo, totalFrom, totalTo, payment, tag } = search;
  const count = [placedFrom ?? placedTo, totalFrom ?? totalTo, payment, tag].filter(
    (set) => set !== null,
  ).length;
  const [isOpen, setIsOpen] = useState(count > 0);
  const id = useId();
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal size={16} aria-hidden="true" />
        {count > 0 ? t`More filters (${count})` : t`More filters`}
      </Button>
      <div id={id} hidden={!isOpen} className={styles.fields}>
        {isOpen && <FilterFields search={search} setParam={setParam} />}
      </div>
    </>
  );
}

function FilterFields({ search, setParam }: OrderFiltersProps) {
  const currency = useCurrency();
  const { existingTags } = useTags(orderTags);
  return (
    <>
      <DayField label={t`Placed from`} name="from" value={search.placedFrom} setParam={setParam} />
      <DayField label={t`Placed until`} name="to" value={search.placedTo} setParam={setParam} />
      <TypedField
        label={t`Total from (${currency})`}
        inputMode="decimal"
        name="min"
        value={search.totalFrom}
        setParam={setParam}
      />
      <TypedField
        label={t`Total up to (${currency})`}
        inputMode="decimal"
        name="max"
        value={search.totalTo}
        setParam={setParam}
      />
      <SelectField
        label={t`Payment`}
        name="payment"
        optionalMark={false}
        value={(search.payment && paymentParam(search.payment)) ?? ''}
        onChange={({ target }) => setParam('payment', target.value)}
      >
        <option value="">{t`All payment states`}</option>
        {paymentChoices().map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TypedField label={t`Tag`} name="tag" value={search.tag} setParam={setParam} list="tags-of-orders" />
      <KnownTags id="tags-of-orders" tags={existingTags} />
      <Button
        size="sm"
        variant="quiet"
        className={styles.clear}
        onClick={() => ['from', 'to', 'min', 'max', 'payment', 'tag'].forEach((name) => setParam(name, null))}
      >
        <Trans>Clear</Trans>
      </Button>
    </>
  );
}

interface ParamFieldProps extends Pick<OrderFiltersProps, 'setParam'> {
  label: string;
  /** The query string parameter. */
  name: string;
  /** Its value; null if there is none. */
  value: string | null;
}

function DayField({ label, name, value, setParam }: ParamFieldProps) {
  return (
    <TextField
      type="date"
      label={label}
      name={name}
      optionalMark={false}
      // Uncontrolled; otherwise users could not type a year digit by digit.
      key={value}
      defaultValue={value ?? ''}
      onBlur={({ target }) => setParam(name, target.value)}
      onKeyDown={applyAtEnter}
    />
  );
}

interface TypedFieldProps extends ParamFieldProps {
  inputMode?: 'decimal';
  list?: string;
}

/** Applied on Enter and on blur: half an amount would match other orders. */
function TypedField({ name, value, setParam, ...rest }: TypedFieldProps) {
  return (
    <TextField
      {...rest}
      name={name}
      optionalMark={false}
      autoComplete="off"
      maxLength={40}
      key={value}
      defaultValue={value ?? ''}
      onBlur={({ target }) => setParam(name, target.value.trim())}
      onKeyDown={applyAtEnter}
    />
  );
}

function applyAtEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter') event.currentTarget.blur();
}
