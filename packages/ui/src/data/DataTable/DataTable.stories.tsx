import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { useWords, Words, type InBoth } from '../../stories/words.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { DataTable } from './DataTable.tsx';
import { OrdersTable } from './exampleOrdersTable.tsx';
import { Broken, few, names, onDesktop, sharedMeta, rowsIn, thousands } from './dataTableStage.tsx';
import { hostileOrders, type ExampleOrder } from './exampleOrders.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { Price } from '../../foundations/Price/Price.tsx';
import type { TableColumn } from './columns.ts';

const meta = { title: 'Data/DataTable', ...sharedMeta } satisfies Meta<typeof DataTable<ExampleOrder>>;

export default meta;
type Story = StoryObj<typeof meta>;

function Nothing() {
  const title = useWords({ en: 'No orders yet', ar: 'لا طلبات بعد' });
  return <EmptyState picture="empty-bags" title={title} />;
}

export const Playground: Story = {};

const highlighted = new Set(['ZWD-48213']);

export const States: Story = {
  render: stateGrid(1000, {
    'rows of orders, one just paid': <OrdersTable highlightedIds={highlighted} />,
    'sorted, and some selected': (
      <OrdersTable
        rows={few}
        isSelectable
        selectedAtFirst={['ZWD-48210']}
        sortAtFirst={{ column: 'amount', order: 'descending' }}
      />
    ),
    loading: <OrdersTable rows={[]} isLoading />,
    'nothing there': <OrdersTable rows={[]} empty={<Nothing />} />,
    'in trouble, what was there stays': <Broken rows={few} />,
    'in trouble from the first': <Broken rows={[]} />,
    'hostile and missing words': <OrdersTable rows={hostileOrders} isSelectable />,
  }),
};

/** Windowed: only the visible rows are rendered. */
export const Thousands: Story = {
  globals: onDesktop,
  render: () => <OrdersTable rows={thousands} isSelectable isSearchable />,
};

/** The details of one row are shown beside the table. */
export const OneIsShown: Story = {
  globals: onDesktop,
  render: () => <OrdersTable rows={few} currentId="ZWD-48210" />,
};

function OneOpen() {
  const label = useWords({ en: 'What happened', ar: 'ما الذي حدث' });
  return (
    <OrdersTable
      rows={few}
      currentId={few[0]?.code}
      detail={<TextField name="note" label={label} value="" onValueChange={() => {}} />}
    />
  );
}

/** A form stands below the row that is open; on a card it belongs to the card. */
export const OneIsOpen: Story = {
  tags: ['every-mode'],
  render: () => <OneOpen />,
};

/** The field below the row can be reached, and keys typed there do not move through the rows. */
export const PlayOpen: Story = {
  render: () => <OneOpen />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{End} ');
    await expect(field).toHaveFocus();
    const row = rowsIn(canvas)[0]!.getBoundingClientRect();
    const next = rowsIn(canvas)[1]!.getBoundingClientRect();
    const below = field.getBoundingClientRect();
    await expect(row.bottom).toBeLessThanOrEqual(below.top);
    await expect(below.bottom).toBeLessThanOrEqual(next.top);
  },
};

/** An amount is at the end. Each value of a card is read with its header. */
export const PlayAmount: Story = {
  render: () => <OrdersTable />,
  play: async ({ canvas, globals, isArabic }) => {
    const row = rowsIn(canvas)[0]!;
    const price = within(row).getByText('$3.00');
    const cell = price.closest('td')!;
    await expect(cell.textContent).toContain(names(globals.locale).amount);
    const [inside, outside] = [price.getBoundingClientRect(), cell.getBoundingClientRect()];
    const toEnd = isArabic ? inside.left - outside.left : outside.right - inside.right;
    await expect(toEnd).toBeLessThan(14);
  },
};

interface Sale {
  id: string;
  bag: InBoth;
  cents: number;
}

const SALES: readonly Sale[] = [
  { id: '1', bag: { en: 'Knafeh & Sweets Surprise', ar: 'مفاجأة الكنافة والحلويات' }, cents: 450 },
  { id: '2', bag: { en: 'Home Lunch Surprise', ar: 'مفاجأة الغداء البيتي' }, cents: 600 },
];

const nameOf = ({ bag }: Sale) => <Words {...bag} />;

/** Few rows in a column of half the page. */
function Sales({ header, ...column }: Omit<TableColumn<Sale>, 'header'> & { header: InBoth }) {
  const bag = useWords({ en: 'Bag', ar: 'الكيس' });
  const columns: readonly TableColumn<Sale>[] = [
    { id: 'bag', header: bag, cardRole: 'title', cell: nameOf },
    { ...column, header: useWords(header) },
  ];
  return (
    <DataTable
      label={useWords({ en: 'Sales', ar: 'المبيعات' })}
      rows={SALES}
      columns={columns}
      rowId={({ id }) => id}
      hasToolbar={false}
    />
  );
}

const send = (
  <Button kind="primary" size="compact">
    <Words en="Send" ar="إرسال" />
  </Button>
);

/** Rows that are compared: figures stand under each other, and a press on the row opens it. */
export const DoCompare: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => (
    <Sales
      id="cents"
      header={{ en: 'Amount', ar: 'المبلغ' }}
      align="end"
      cell={({ cents }) => <Price cents={cents} />}
    />
  ),
};

/** An orange button in each row: many next steps are none. */
export const DontOrangeInRows: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => <Sales id="send" header={{ en: 'Action', ar: 'الإجراء' }} cell={() => send} />,
};

/** The parts that the page names. */
export const Anatomy: Story = {
  tags: ['anatomy', '!dev', '!test'],
  render: () => <OrdersTable rows={few} isSelectable selectedAtFirst={['ZWD-48210']} />,
};
