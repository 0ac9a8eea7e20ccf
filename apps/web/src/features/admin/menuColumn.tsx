import { Menu, moreIcon, type TableColumn, type MenuProps } from '@zawadeh/ui';

interface RowMenu<Row> {
  /** The accessible name of the menu in the row with that name. */
  label: (name: string) => string;
  nameOf: (row: Row) => string;
  actionsOf: (row: Row) => MenuProps['actions'];
}

/** The actions of each row, in its last column. */
export const menuColumn = <Row,>({ label, nameOf, actionsOf }: RowMenu<Row>): TableColumn<Row> => ({
  id: 'actions',
  header: label(''),
  isHeaderHidden: true,
  cardRole: 'end',
  align: 'end',
  width: '5rem',
  cell: (row) => <Menu label={label(nameOf(row))} icon={moreIcon} isIconOnly actions={actionsOf(row)} />,
});
