import { use, type ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import { LinkContext } from '../../provider/contexts.ts';
import * as S from './KeyValueList.styles.ts';

export interface KeyValue {
  /** Unique among the items. */
  id: string;
  name: ReactNode;
  /** Where nothing would be drawn (null, false, an empty text), the whole line is left out. */
  value: ReactNode;
  icon?: IconDrawing;
  /** Makes the value a link. */
  href?: string;
  /** Quiet, below the value. */
  note?: ReactNode;
  /** At the end of the line, such as a button; below it where there is no room. */
  action?: ReactNode;
}

export interface KeyValueListProps {
  /** Name and value; an icon before them, a note below and an action at the end where wanted. */
  items: readonly KeyValue[];
  /** `line` puts the value at the end of its line, `below` under its name. */
  layout?: 'line' | 'below';
}

const isDrawn = (node: ReactNode): boolean =>
  node !== null && node !== undefined && node !== '' && typeof node !== 'boolean';

/**
 * Named facts about one item: an order to be reviewed, the details of a bag.
 *
 * A value that is missing takes its line with it.
 *
 * @use for a handful of facts, inside a {@link Surface}.
 * @avoid for sums of money (an {@link OrderSummary}), or for many items of one kind (a {@link DataTable}).
 * @part {dt} Name
 * @part {dd} Value
 * @part {svg} Icon: optional, before the name
 * @words Names are nouns without a colon: "Area", «المنطقة».
 * @keyboard Tab: goes to the value that is a link, and to the action
 * @keyboard Enter: opens it
 * @reader A description list: each value is read with its name.
 * @arabic Codes and phone numbers bring their own direction (an {@link Ltr}).
 */
export function KeyValueList({ items, layout = 'line' }: KeyValueListProps) {
  const Link = use(LinkContext);
  const filled = items.filter(({ value }) => isDrawn(value));
  if (filled.length === 0) return null;
  return (
    <S.Root data-layout={layout}>
      {filled.map(({ id, name, value, icon, href, note, action }) => (
        <S.Line
          key={id}
          data-icon={icon !== undefined || undefined}
          data-action={isDrawn(action) || undefined}
        >
          <S.Name>
            {icon && layout === 'below' && <Icon of={icon} />}
            {name}
          </S.Name>
          <S.Value>
            {icon && layout === 'line' && <Icon of={icon} size="small" />}
            {href === undefined ? (
              <span>{value}</span>
            ) : (
              <S.Target as={Link} href={href}>
                {value}
              </S.Target>
            )}
          </S.Value>
          {note && <S.Note>{note}</S.Note>}
          {action && <S.Action>{action}</S.Action>}
        </S.Line>
      ))}
    </S.Root>
  );
}
