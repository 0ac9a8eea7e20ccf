/** Live examples for the page about tables on a phone. */
import { Price, useLanguage } from '@zawadeh/ui';
import { useOrderColumns } from '../../packages/ui/src/data/DataTable/exampleColumns.tsx';
import { orders } from '../../packages/ui/src/data/DataTable/exampleOrders.ts';
import * as S from '../../packages/ui/src/stories/docsSides.styles.ts';

/** Where each column of the example stands on a card, read from the columns themselves. */
export const Places = () => (
  <S.Samples>
    {useOrderColumns().map(({ id, header, cardRole = 'detail' }) => (
      <div key={id} style={{ display: 'contents' }}>
        <dt>
          <bdi dir="ltr">{cardRole}</bdi>
        </dt>
        <dd>{header}</dd>
      </div>
    ))}
  </S.Samples>
);

/** A table that was made for a desktop alone. */
export function CutOff() {
  const { locale } = useLanguage();
  const [code, customer, , way, , amount] = useOrderColumns();
  const columns = [code, customer, way, amount].flatMap((column) => column ?? []);
  return (
    <S.Cut>
      <table>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.slice(0, 3).map(({ code, customer, way, amount }) => (
            <tr key={code}>
              <td dir="ltr">{code}</td>
              <td>{customer[locale]}</td>
              <td>{way[locale]}</td>
              <td>{amount !== null && <Price cents={amount} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </S.Cut>
  );
}
