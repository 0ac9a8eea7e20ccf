import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { TableColumn } from './columns.ts';
import { messages } from './DataTable.messages.ts';
import * as S from './DataTable.styles.ts';
import { Checkbox } from './Checkbox.tsx';
import { columnsIcon } from '../../foundations/Icon/adminIcons.ts';

type Ids = ReadonlySet<string>;

export interface ColumnChoiceProps<Row> {
  columns: readonly TableColumn<Row>[];
  hidden: readonly [Ids, (hidden: Ids) => void];
}

/** A native disclosure that closes on Escape and on blur. */
export function ColumnChoice<Row>({ columns, hidden: [hidden, setHidden] }: ColumnChoiceProps<Row>) {
  const intl = useIntl();
  const details = useRef<HTMLDetailsElement>(null);
  const choices = columns.filter(({ isHideable }) => isHideable);
  if (choices.length === 0) return null;

  const close = () => details.current?.removeAttribute('open');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.stopPropagation();
    close();
    details.current.querySelector('summary')?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !details.current?.contains(relatedTarget)) close();
  };
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    setHidden(next);
  };
  return (
    <S.Columns ref={details} onKeyDown={onKeyDown} onBlur={onBlur}>
      <S.ColumnsButton>
        <Icon of={columnsIcon} size="small" />
        {intl.formatMessage({ id: messages.columns })}
      </S.ColumnsButton>
      <S.ColumnsList role="group" aria-label={intl.formatMessage({ id: messages.columns })}>
        {choices.map(({ id, header }) => (
          <Checkbox
            key={id}
            label={header}
            state={hidden.has(id) ? 'none' : 'every'}
            onPress={() => toggle(id)}
            isLabelShown
          />
        ))}
      </S.ColumnsList>
    </S.Columns>
  );
}
