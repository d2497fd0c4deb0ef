import { useQuery } from '@apollo/client/react';
import { Fragment } from 'react';
import { type FieldValues_valueFragment, ProductsOfFieldDocument } from '../../../gql/graphql.ts';
import { paths } from '../../../navigation/paths.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Prose } from '../../../ui/data/prose.tsx';
import { FieldValue } from './field-value.tsx';

/** The values of a custom field: formatted text, links to products, or short values. */
export function FieldValues({ field }: { field: FieldValues_valueFragment }) {
  if (field.html != null) return <Prose html={field.html} />;
  if (field.type === 'PRODUCT') return <ProductLinks ids={field.values} />;
  return inList(field.values, (value) => <FieldValue field={field} value={value} />);
}

const inList = (values: readonly string[], render: (value: string) => React.ReactNode) =>
  values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 && ', '}
      {render(value)}
    </Fragment>
  ));

/** Links to those products that shoppers can see, in their order. */
function ProductLinks({ ids }: { ids: readonly string[] }) {
  const products = useQuery(ProductsOfFieldDocument, { variables: { ids: [...ids] } }).data?.products.nodes;
  const shown = ids.filter((id) => products?.some((product) => product.id === id));
  return inList(shown, (id) => {
    const product = products?.find((other) => other.id === id);
    return product && <TextLink to={paths.product(product.handle)}>{product.title}</TextLink>;
  });
}
