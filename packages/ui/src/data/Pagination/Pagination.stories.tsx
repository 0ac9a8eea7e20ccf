import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

/** Holds page and page size in state. */
function StatefulPagination({ page, pageSize, ...props }: PaginationProps) {
  const [current, setCurrent] = useState(page);
  const [size, setSize] = useState(pageSize);
  return (
    <Pagination
      {...props}
      page={current}
      pageSize={size}
      onPageChange={(next) => {
        setCurrent(next);
        props.onPageChange(next);
      }}
      onPageSizeChange={
        props.onPageSizeChange &&
        ((next) => {
          setSize(next);
          props.onPageSizeChange?.(next);
        })
      }
    />
  );
}

const meta = {
  title: 'Data/Pagination',
  tags: ['autodocs'],
  component: Pagination,
  args: {
    page: 2,
    pageCount: 9,
    pageSize: 25,
    pageSizes: [25, 50, 100],
    onPageChange: fn(),
    onPageSizeChange: fn(),
  },
  // The sheet has several landmarks of one name; a page has one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => <StatefulPagination {...args} key={`${args.page} ${args.pageCount} ${args.pageSize}`} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const sized = { pageSize: 25, onPageSizeChange: fn() };

const states = {
  'in the middle': <StatefulPagination page={2} pageCount={9} onPageChange={fn()} {...sized} />,
  'the first page': <StatefulPagination page={1} pageCount={9} onPageChange={fn()} {...sized} />,
  'the last page': <StatefulPagination page={9} pageCount={9} onPageChange={fn()} {...sized} />,
  'the only page': <StatefulPagination page={1} pageCount={1} onPageChange={fn()} {...sized} />,
  'size cannot be chosen': <StatefulPagination page={2} pageCount={9} onPageChange={fn()} />,
  'very many pages': <StatefulPagination page={9_999} pageCount={12_345} onPageChange={fn()} {...sized} />,
  'a page that is gone': <StatefulPagination page={12} pageCount={3} onPageChange={fn()} />,
  'no pages at all': <StatefulPagination page={1} pageCount={0} onPageChange={fn()} />,
};

export const States: Story = { render: stateGrid(420, states) };

const names = (locale: unknown) =>
  locale === 'ar'
    ? { previous: 'الصفحة السابقة', next: 'الصفحة التالية', second: 'الصفحة 2 من 3', last: 'الصفحة 3 من 3' }
    : { previous: 'Previous page', next: 'Next page', second: 'Page 2 of 3', last: 'Page 3 of 3' };

/** At the last page, reached by keyboard, the button keeps the focus and does nothing. */
export const PlayLastPage: Story = {
  args: { page: 1, pageCount: 3 },
  play: async ({ args, canvas, globals }) => {
    const { previous, next, second, last } = names(globals.locale);
    await expect(canvas.getByRole('button', { name: previous })).toHaveAttribute('aria-disabled', 'true');
    const forward = canvas.getByRole('button', { name: next });
    forward.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(second);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent(last);
    await expect(forward).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: previous }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
};

export const PlayResized: Story = {
  play: async ({ args, canvas, isArabic }) => {
    const select = canvas.getByRole('combobox', {
      name: isArabic ? 'عدد الصفوف في الصفحة' : 'Rows per page',
    });
    await userEvent.selectOptions(select, '100');
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(100);
    await expect(select).toHaveValue('100');
  },
};

/** More pages than can be turned to. */
export const PlayCapped: Story = {
  args: { page: 200, pageCount: 200, isCapped: true },
  play: async ({ canvas, args, isArabic }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      isArabic ? 'الصفحة 200 من \u2066200+\u2069' : 'Page 200 of \u2066200+\u2069',
    );
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};
