import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { ShopSearch } from '../../../navigation/shop-search.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldValue } from '../../custom-fields/shared/field-value.tsx';
import { CategoryFilter } from './facets/category-filter.tsx';
import { ColourFilter } from './facets/colour-filter.tsx';
import { ConditionFilter } from './facets/condition-filter.tsx';
import { FieldRangeFilter } from './facets/field-range-filter.tsx';
import { FilterGroup } from './facets/filter-group.tsx';
import { PriceFilter } from './facets/price-filter.tsx';
import { RatingFilter } from './facets/rating-filter.tsx';
import { SizeFilter } from './facets/size-filter.tsx';
import { ValueFilter } from './facets/value-filter.tsx';
import { chosenFields, fieldName, withRange } from './chosen-fields.ts';
import { toggleOption } from './toggle-option.ts';
import type { FilterOptions } from './keep-shown.ts';
import { useFilterOptions } from './use-filter-options.ts';
import styles from './filters.module.css';

export interface FilterPanelProps {
  search: ShopSearch;
  onChange: (change: Partial<ShopSearch>) => void;
  /** The handle of the current collection. */
  collection: string | undefined;
}

interface PlacedPanelProps extends FilterPanelProps {
  /** Whether it is visible; otherwise it fetches nothing and renders only the categories. */
  isShown: boolean;
  /** Whether all groups are open initially; otherwise only the first and those with active filters. */
  isRoomy: boolean;
}

/** All filters of the catalog, with the number of products that match each. */
export function FilterPanel({ search, onChange, collection, isShown, isRoomy }: PlacedPanelProps) {
  const { options, error, retry } = useFilterOptions(search, collection, isShown);
  const currency = useShop()?.currencyCode;
  const { categories, colours, sizes, brands, minPrice, maxPrice, minRating } = search;
  const brandCount = options?.brands.length ?? 0;
  const on = (['inStock', 'onSale', 'isNew'] as const).filter((condition) => search[condition]);
  return (
    <div className={styles.panel}>
      <FilterGroup label={t`Categories`} chosen={categories.length} isOpen>
        <CategoryFilter
          chosen={categories}
          countOf={(slug) => options && (options.categories.find(({ value }) => value === slug)?.count ?? 0)}
          onChange={(chosen) => onChange({ categories: chosen })}
        />
      </FilterGroup>
      {isShown && (
        <>
          {error && <LoadFailure onRetry={retry} />}
          {options?.countPrecision === 'AT_LEAST' && (
            <p className={styles.note}>
              <Trans>There are many products, so these counts cover only 10,000 of them.</Trans>
            </p>
          )}
          <FilterGroup label={t`Show only`} chosen={on.length} isOpen={isRoomy}>
            <ConditionFilter search={search} options={options} onChange={onChange} />
          </FilterGroup>
          {currency && (
            <FilterGroup
              label={t`Price`}
              chosen={minPrice === null && maxPrice === null ? 0 : 1}
              isOpen={isRoomy}
            >
              <PriceFilter
                minPrice={minPrice}
                maxPrice={maxPrice}
                currency={currency}
                onChange={onChange}
                lowestPrice={options?.lowestPrice ?? null}
                highestPrice={options?.highestPrice ?? null}
              />
            </FilterGroup>
          )}
        </>
      )}
      {options && options.colours.length > 0 && (
        <FilterGroup label={t`Colour`} chosen={colours.length} isOpen={isRoomy}>
          <ColourFilter
            colours={options.colours}
            chosen={colours}
            onToggle={(colour) => onChange({ colours: toggled(colours, colour) })}
          />
        </FilterGroup>
      )}
      {options && options.sizes.length > 0 && (
        <FilterGroup label={t`Size`} chosen={sizes.length} isOpen={isRoomy}>
          <SizeFilter
            sizes={options.sizes}
            chosen={sizes}
            onToggle={(size) => onChange({ sizes: toggled(sizes, size) })}
          />
        </FilterGroup>
      )}
      {options && <NamedFilters options={options} search={search} onChange={onChange} isOpen={isRoomy} />}
      {options && options.brands.length > 0 && (
        <FilterGroup label={t`Brand`} chosen={brands.length} isOpen={isRoomy}>
          <ValueFilter
            name="brand"
            values={options.brands}
            chosen={brands}
            onToggle={(brand) => onChange({ brands: toggled(brands, brand) })}
            allLabel={t`Show all ${brandCount} brands`}
            fewerLabel={t`Show fewer brands`}
          />
        </FilterGroup>
      )}
      {options && options.ratings.length > 0 && (
        <FilterGroup label={t`Rating`} chosen={minRating === null ? 0 : 1} isOpen={isRoomy}>
          <RatingFilter
            ratings={options.ratings}
            chosen={minRating}
            onChange={(rating) => onChange({ minRating: rating })}
          />
        </FilterGroup>
      )}
    </div>
  );
}

interface NamedFiltersProps extends Pick<FilterPanelProps, 'search' | 'onChange'> {
  options: FilterOptions;
  isOpen: boolean;
}

/** The options and custom fields that the merchant named. */
function NamedFilters({ options, search, onChange, isOpen }: NamedFiltersProps) {
  return (
    <>
      {options.options.map(({ name, values }) => (
        <NamedFilter
          key={name}
          name={name}
          parameter={`option.${name}`}
          values={values}
          chosen={search.options.find((chosen) => chosen.name === name)?.values ?? []}
          onToggle={(value) => onChange({ options: toggleOption(search.options, name, value) })}
          isOpen={isOpen}
        />
      ))}
      {options.fields.map((field) => (
        <FieldFilter
          key={fieldName(field)}
          field={field}
          chosen={search.fields}
          onChange={(fields) => onChange({ fields })}
          isOpen={isOpen}
        />
      ))}
    </>
  );
}

interface FieldFilterProps {
  field: FilterOptions['fields'][number];
  chosen: ShopSearch['fields'];
  onChange: (fields: ShopSearch['fields']) => void;
  isOpen: boolean;
}

/** The range of a custom field, or its values. */
function FieldFilter({ field, chosen, onChange, isOpen }: FieldFilterProps) {
  const name = fieldName(field);
  const ofField = chosenFields(chosen).find((other) => other.name === name);
  if (field.min == null)
    return (
      <NamedFilter
        name={field.name}
        parameter={`field.${name}`}
        values={field.values}
        labelOf={(value) => <FieldValue field={field} value={value} />}
        chosen={ofField?.values ?? []}
        onToggle={(value) => onChange(toggleOption(chosen, name, value))}
        isOpen={isOpen}
      />
    );
  const { from = null, to = null } = ofField ?? {};
  return (
    <FilterGroup label={field.name} chosen={from === null && to === null ? 0 : 1} isOpen={isOpen}>
      <FieldRangeFilter
        name={`field.${name}`}
        field={field}
        from={from}
        to={to}
        onChange={(range) => onChange(withRange(chosen, name, range))}
      />
    </FilterGroup>
  );
}

interface NamedFilterProps extends Omit<ComponentProps<typeof ValueFilter>, 'allLabel' | 'fewerLabel'> {
  /** In the URL. */
  parameter: string;
  isOpen: boolean;
}

/** The values of an option or a custom field that the merchant named. */
function NamedFilter({ name, parameter, isOpen, ...rest }: NamedFilterProps) {
  const total = rest.values.length;
  return (
    <FilterGroup label={name} chosen={rest.chosen.length} isOpen={isOpen}>
      <ValueFilter {...rest} name={parameter} allLabel={t`Show all ${total}`} fewerLabel={t`Show fewer`} />
    </FilterGroup>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <Trans>Some filters could not be loaded.</Trans>
      </p>
      <Button size="sm" variant="outline" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
