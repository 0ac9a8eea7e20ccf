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
  items: readonly KeyValue[];
  /** `line` puts the value at the end of its line, `below` under its name. */
  layout?: 'line' | 'below';
}

const isDrawn = (node: ReactNode): boolean =>
  node !== null && node !== undefined && node !== '' && typeof node !== 'boolean';

/** A list of named values; items without a value are left out. */
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
