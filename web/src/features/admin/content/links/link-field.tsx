import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import {
  AdminCategoryTreeDocument,
  CollectionsToChooseDocument,
  LinkedPageDocument,
  type LinkKind,
  type PageKind,
  PagesToLinkDocument,
} from '../../../../gql/graphql.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { treeRows } from '../../pickers/categories/category-moves.ts';
import { CategoryOptions } from '../../pickers/categories/category-options.tsx';
import { FormSearchField, useFormSearch } from '../../ui/form/form-search.tsx';
import { ProductsField } from '../../pickers/products-field.tsx';
import styles from './link-field.module.css';
import { linkKindLabels, type LinkValues } from './link-values.ts';

const MAX_LABEL = 60;
const MAX_URL = 500;

interface LinkFieldProps {
  /** The names of its controls begin with it. */
  name: string;
  label: string;
  /** The name of its controls together; the label by default. */
  groupLabel?: string;
  hint?: string | undefined;
  required?: boolean;
  /** Whether it has a text of its own. */
  hasLabel: boolean;
  link: LinkValues;
  onChange: (link: LinkValues) => void;
  /** The error of the control with this name. */
  errorOf: (name: string) => string | undefined;
}

/** What a link leads to, and its text. */
export function LinkField(props: LinkFieldProps) {
  const {
    name,
    label,
    groupLabel = label,
    hint,
    required = false,
    hasLabel,
    link,
    onChange,
    errorOf,
  } = props;
  const hasBlog = useShop()?.hasBlog ?? false;
  const kinds = Object.entries(linkKindLabels()).filter(
    ([kind]) => !['BLOG', 'POST'].includes(kind) || hasBlog || link.kind === kind,
  );
  return (
    <div role="group" aria-label={groupLabel} className={styles.link}>
      <SelectField
        name={name}
        label={label}
        hint={hint}
        required={required}
        value={link.kind}
        error={errorOf(name)}
        onChange={({ target }) => onChange({ ...link, kind: target.value as LinkValues['kind'], target: '' })}
      >
        <option value="">{required ? t`Please choose` : t`Nothing`}</option>
        {kinds.map(([kind, kindLabel]) => (
          <option key={kind} value={kind}>
            {kindLabel}
          </option>
        ))}
      </SelectField>
      {link.kind !== '' && (
        <>
          <LinkTarget {...props} kind={link.kind} />
          {hasLabel && (
            <TextField
              name={`${name}.label`}
              label={t`Text of the link`}
              required={required}
              maxLength={MAX_LABEL}
              autoComplete="off"
              value={link.label}
              error={errorOf(`${name}.label`)}
              onChange={({ target }) => onChange({ ...link, label: target.value })}
            />
          )}
        </>
      )}
    </div>
  );
}

/** The control for what a link leads to. */
function LinkTarget({ kind, ...props }: LinkFieldProps & { kind: LinkKind }) {
  switch (kind) {
    case 'BLOG':
      return null;
    case 'URL':
      return <UrlTarget {...props} />;
    case 'PAGE':
    case 'POST':
      return <PageTarget {...props} kind={kind} />;
    case 'CATEGORY':
      return <CategoryTarget {...props} />;
    case 'COLLECTION':
      return <CollectionTarget {...props} />;
    case 'PRODUCT':
      return <ProductTarget {...props} />;
  }
}

function UrlTarget({ name, link, onChange, errorOf }: LinkFieldProps) {
  return (
    <TextField
      name={`${name}.target`}
      label={t`URL`}
      hint={t`Such as /shop, or an https:// address`}
      required
      maxLength={MAX_URL}
      spellCheck={false}
      autoCapitalize="none"
      value={link.target}
      error={errorOf(`${name}.target`)}
      onChange={({ target }) => onChange({ ...link, target: target.value })}
    />
  );
}

/** A page or a post, with a search where there are more than a list should have. */
function PageTarget({ kind, ...props }: LinkFieldProps & { kind: PageKind }) {
  const id = props.link.target;
  const search = useFormSearch();
  const { data, previousData, error } = useQuery(PagesToLinkDocument, {
    variables: { kind, search: search.query || null },
    fetchPolicy: 'cache-and-network',
  });
  const linked = useQuery(LinkedPageDocument, { variables: { id }, skip: id === '' }).data?.pageDraft;
  const list = (data ?? previousData)?.pageDrafts;
  const others = list?.nodes.filter((page) => page.id !== id) ?? [];
  const pages = linked ? [linked, ...others] : others;
  const isReady = list !== undefined && (id === '' || linked !== undefined);
  return (
    <>
      {(list?.pageInfo.hasNextPage || search.text !== '') && (
        <FormSearchField
          name={`${props.name}.search`}
          label={kind === 'POST' ? t`Find a post` : t`Find a page`}
          search={search}
          error={error}
        />
      )}
      <TargetSelect
        {...props}
        label={kind === 'POST' ? t`Post` : t`Page`}
        ids={isReady ? pages.map((page) => page.id) : undefined}
      >
        {pages.map((page) => (
          <option key={page.id} value={page.id}>
            {page.title}
          </option>
        ))}
      </TargetSelect>
    </>
  );
}

function CategoryTarget(props: LinkFieldProps) {
  const categories = useQuery(AdminCategoryTreeDocument).data?.categories;
  return (
    <TargetSelect {...props} label={t`Category`} ids={categories?.map(({ id }) => id)}>
      <CategoryOptions rows={treeRows(categories ?? [])} />
    </TargetSelect>
  );
}

function CollectionTarget(props: LinkFieldProps) {
  const collections = useQuery(CollectionsToChooseDocument).data?.collections;
  return (
    <TargetSelect {...props} label={t`Collection`} ids={collections?.map(({ id }) => id)}>
      {collections?.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </TargetSelect>
  );
}

interface TargetSelectProps extends LinkFieldProps {
  /** The ids of all options; undefined while loading. */
  ids: readonly string[] | undefined;
  children: ReactNode;
}

function TargetSelect({ name, label, link, onChange, errorOf, ids, children }: TargetSelectProps) {
  const { target: id } = link;
  return (
    <SelectField
      name={`${name}.target`}
      label={label}
      required
      value={id}
      error={errorOf(`${name}.target`)}
      onChange={({ target }) => onChange({ ...link, target: target.value })}
    >
      <option value="">{t`Please choose`}</option>
      {id !== '' && !ids?.includes(id) && <option value={id}>{ids ? t`No longer exists` : '…'}</option>}
      {children}
    </SelectField>
  );
}

function ProductTarget({ name, link, onChange, errorOf }: LinkFieldProps) {
  return (
    <ProductsField
      name={`${name}.target`}
      label={t`Product`}
      ids={link.target === '' ? [] : [link.target]}
      max={1}
      error={errorOf(`${name}.target`)}
      onChange={([target = '']) => onChange({ ...link, target })}
    />
  );
}
