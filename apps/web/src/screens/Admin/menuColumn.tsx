import { Menu, moreIcon, type Column, type MenuProps } from '@zawadeh/ui';

interface RowMenu<Row> {
  /** What the menu of the row with that name is called. */
  label: (name: string) => string;
  nameOf: (row: Row) => string;
  actionsOf: (row: Row) => MenuProps['actions'];
}

/** At the end of every row: what can be done with it. */
export const menuColumn = <Row,>({ label, nameOf, actionsOf }: RowMenu<Row>): Column<Row> => ({
  id: 'actions',
  header: label(''),
  isHeaderHidden: true,
  cardRole: 'end',
  align: 'end',
  width: '5rem',
  cell: (row) => <Menu label={label(nameOf(row))} icon={moreIcon} isIconOnly actions={actionsOf(row)} />,
});
