import type { Meta } from '@storybook/react-vite';
import { fn, type screen } from 'storybook/test';
import { choices } from '../../stories/choices.ts';
import { useWords } from '../../stories/words.ts';
import { DataTable } from './DataTable.tsx';
import { OrdersTable } from './exampleOrdersTable.tsx';
import { hostileOrders, makeOrders, orderId, orders, type ExampleOrder } from './exampleOrders.ts';

const loadError = { en: 'The orders cannot be shown right now.', ar: 'لا يمكن عرض الطلبات الآن.' };

export function Broken({
  rows = orders,
  onRetry = fn(),
}: {
  rows?: readonly ExampleOrder[];
  onRetry?: () => void;
}) {
  return <OrdersTable rows={rows} error={{ message: useWords(loadError), onRetry }} />;
}

export const few = orders.slice(0, 3);
export const thousands = makeOrders(10_000);

/** Shared by the story files of the component. */
export const sharedMeta = {
  component: DataTable<ExampleOrder>,
  args: {
    label: 'Orders',
    rows: orders,
    columns: [],
    rowId: orderId,
    isLoading: false,
    onOpenRow: fn(),
  },
  argTypes: {
    label: { control: false },
    columns: { control: false },
    rows: choices<readonly ExampleOrder[]>({
      'some orders': orders,
      three: few,
      'ten thousand': thousands,
      'hostile and missing words': hostileOrders,
      none: [],
    }),
  },
  render: ({ rows, isLoading, onOpenRow }) => (
    <OrdersTable isSelectable {...{ rows, isLoading, onOpenRow }} />
  ),
} satisfies Meta<typeof DataTable<ExampleOrder>>;

export const onDesktop = { viewport: { value: 'desktop', isRotated: false } };

export type Canvas = Pick<typeof screen, 'getAllByRole' | 'getByRole' | 'queryByRole'>;

export const rowsIn = (canvas: Canvas) =>
  canvas.getAllByRole('row').filter((row) => row.dataset.row !== undefined);
export const names = (locale: unknown) =>
  locale === 'ar'
    ? {
        amount: 'المبلغ',
        up: 'المبلغ، تصاعدياً',
        down: 'المبلغ، تنازلياً',
        as: 'الترتيب الأصلي',
        all: 'تحديد كل الصفوف',
      }
    : {
        amount: 'Amount',
        up: 'Amount, ascending',
        down: 'Amount, descending',
        as: 'Original order',
        all: 'Select all rows',
      };
