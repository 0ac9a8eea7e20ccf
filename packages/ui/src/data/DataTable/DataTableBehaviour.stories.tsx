import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { DataTable } from './DataTable.tsx';
import {
  Broken,
  few,
  names,
  onDesktop,
  sharedMeta,
  rowsIn,
  thousands,
  type Canvas,
} from './dataTableStage.tsx';
import { OrdersTable } from './exampleOrdersTable.tsx';
import { orderId, orders, type ExampleOrder } from './exampleOrders.ts';

const meta = { title: 'Data/DataTable/Behaviour', ...sharedMeta } satisfies Meta<
  typeof DataTable<ExampleOrder>
>;

export default meta;
type Story = StoryObj<typeof meta>;

const isCards = () => window.innerWidth < 768;
const codes = (canvas: Canvas) => rowsIn(canvas).map((row) => row.dataset.row);

/** Sorts by the column header on a desktop, by the select on a phone. */
async function sortByAmount(canvas: Canvas, locale: unknown, way: 'up' | 'down' | 'as') {
  const words = names(locale);
  if (isCards()) await userEvent.selectOptions(canvas.getByRole('combobox'), words[way]);
  else await userEvent.click(canvas.getByRole('button', { name: words.amount }));
}

/** Ascending, descending, original order; null is last in both orders. */
export const PlaySorted: Story = {
  render: () => <OrdersTable />,
  play: async ({ canvas, globals }) => {
    const before = codes(canvas);
    await sortByAmount(canvas, globals.locale, 'up');
    await expect(codes(canvas)[0]).toBe('ZWD-48213');
    await expect(codes(canvas).at(-1)).toBe('ZWD-48198');
    const header = canvas.queryByRole('columnheader', { name: names(globals.locale).amount });
    if (header) await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await sortByAmount(canvas, globals.locale, 'down');
    await expect(codes(canvas)[0]).not.toBe('ZWD-48213');
    await expect(codes(canvas).at(-1)).toBe('ZWD-48198');
    await sortByAmount(canvas, globals.locale, 'as');
    await expect(codes(canvas)).toEqual(before);
  },
};

/** Shift selects a range, "select all" selects the shown rows, and the count is announced. */
export const PlaySelected: Story = {
  render: () => <OrdersTable isSelectable />,
  play: async ({ canvas, globals, isArabic }) => {
    const user = userEvent.setup();
    const [first, , third] = rowsIn(canvas).map((row) => within(row).getByRole('checkbox'));
    await expect(first).toHaveAccessibleName(isArabic ? 'تحديد ZWD-48213' : 'Select ZWD-48213');
    await user.click(first!);
    await user.keyboard('{Shift>}');
    await user.click(third!);
    await user.keyboard('{/Shift}');
    const chosen = () => rowsIn(canvas).filter((row) => row.getAttribute('aria-selected') === 'true');
    await expect(chosen()).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent(isArabic ? 'المحدَّد: 3' : 'Selected: 3');
    const all = canvas.getByRole('checkbox', { name: names(globals.locale).all });
    await expect(all).toBePartiallyChecked();
    await user.click(all);
    await expect(chosen()).toHaveLength(7);
    await user.click(all);
    await expect(chosen()).toHaveLength(0);
  },
};

/** The table has one tab stop: arrow keys move between rows, Tab moves to the controls of the row. */
export const PlayKeyboard: Story = {
  render: ({ onOpenRow }) => <OrdersTable isSelectable onOpenRow={onOpenRow} />,
  play: async ({ args, canvas }) => {
    const user = userEvent.setup();
    const rows = rowsIn(canvas);
    rows[0]!.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await expect(rows[2]).toHaveFocus();
    await user.keyboard('{End}');
    await expect(rows[6]).toHaveFocus();
    await user.keyboard('{PageUp}');
    await expect(rows[0]).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowDown}{Enter}');
    await expect(args.onOpenRow).toHaveBeenCalledWith(orders[1]);
    await user.keyboard(' ');
    await expect(rows[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Home}{Shift>} {/Shift}');
    await expect(rows[0]).toHaveAttribute('aria-selected', 'true');
    await user.tab();
    await expect(within(rows[0]!).getByRole('checkbox')).toHaveFocus();
    await user.tab();
    await expect(within(rows[0]!).getByRole('button')).toHaveFocus();
    await user.tab();
    await expect(rows.some((row) => row.contains(document.activeElement))).toBe(false);
  },
};

/** A press on a row opens it; a press on a button in it does not. */
export const PlayOpened: Story = {
  render: ({ onOpenRow }) => <OrdersTable onOpenRow={onOpenRow} />,
  play: async ({ args, canvas }) => {
    const [row] = rowsIn(canvas);
    await userEvent.click(within(row!).getByRole('button'));
    await expect(args.onOpenRow).not.toHaveBeenCalled();
    await userEvent.click(within(row!).getByText('ZWD-48213'));
    await expect(args.onOpenRow).toHaveBeenCalledTimes(1);
  },
};

/** Columns can be hidden and shown; Escape closes the choice and restores the focus. */
export const PlayColumns: Story = {
  render: () => <OrdersTable />,
  play: async ({ canvas, canvasElement, isArabic }) => {
    const date = isArabic ? 'التاريخ' : 'Date';
    const summary = canvasElement.querySelector('summary')!;
    const cells = () => within(rowsIn(canvas)[0]!).getAllByRole('gridcell').length;
    const before = cells();
    summary.focus();
    await userEvent.click(summary);
    await userEvent.click(canvas.getByRole('checkbox', { name: date }));
    await expect(cells()).toBe(before - 1);
    await expect(canvas.getByRole('checkbox', { name: date })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: date }));
    await expect(cells()).toBe(before);
    await userEvent.keyboard('{Escape}');
    await expect(summary).toHaveFocus();
    await expect(summary.parentElement).not.toHaveAttribute('open');
  },
};

/** On a phone the first cards stand there, and one press shows the rest and goes to it. */
export const PlayRestOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => <OrdersTable rows={thousands.slice(0, 40)} />,
  play: async ({ canvas, isArabic }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(12);
    const rest = isArabic ? 'عرض الباقي (28)' : 'Show 28 more';
    await userEvent.click(canvas.getByRole('button', { name: rest }));
    await expect(canvas.getAllByRole('row')).toHaveLength(40);
    await expect(canvas.getAllByRole('row')[12]).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: rest })).toBeNull();
  },
};

/** Of ten thousand rows only the visible ones are rendered, in the right order. */
export const PlayThousands: Story = {
  render: () => <OrdersTable rows={thousands} isSelectable isSearchable />,
  play: async ({ canvas, globals }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(rowsIn(canvas).length).toBeLessThan(60);

    await sortByAmount(canvas, globals.locale, 'up');
    const byAmount = [...thousands].sort((a, b) => (a.amount ?? Infinity) - (b.amount ?? Infinity));
    await expect(codes(canvas).slice(0, 5)).toEqual(byAmount.slice(0, 5).map(orderId));

    const user = userEvent.setup();
    rowsIn(canvas)[0]!.focus();
    await user.keyboard('{End}');
    const last = byAmount.at(-1)!.code;
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', last));
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '10001');
    const place = document.activeElement!.getBoundingClientRect();
    await expect(place.top).toBeGreaterThanOrEqual(0);
    await expect(place.bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    await waitFor(() => expect(codes(canvas)).toContain(byAmount.at(-4)!.code));
    await expect(rowsIn(canvas).length).toBeLessThan(60);

    await user.type(canvas.getByRole('searchbox'), 'أبي سمراء khaled');
    const found = byAmount.filter(
      ({ customer, way }) => customer.en === 'Khaled Dib' && way.en!.includes('samra'),
    );
    await expect(grid).toHaveAttribute('aria-rowcount', String(found.length + 1));
    await expect(codes(canvas).slice(0, 5)).toEqual(found.slice(0, 5).map(orderId));
    await user.click(canvas.getByRole('checkbox', { name: names(globals.locale).all }));
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(String(found.length));
  },
};

/** Sorts by the header buttons, which have aria-sort. */
export const PlaySortedOnDesktop: Story = { ...PlaySorted, globals: onDesktop };

/** The rows scroll in a frame with a sticky header. */
export const PlayThousandsOnDesktop: Story = { ...PlayThousands, globals: onDesktop };

/** The retry button is above the rows already loaded. */
export const PlayRetry: Story = {
  args: { onOpenRow: fn() },
  render: ({ onOpenRow }) => <Broken rows={few} onRetry={onOpenRow as () => void} />,
  play: async ({ args, canvas }) => {
    await expect(rowsIn(canvas)).toHaveLength(3);
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'));
    await expect(args.onOpenRow).toHaveBeenCalledTimes(1);
  },
};
