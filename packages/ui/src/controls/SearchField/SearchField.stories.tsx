import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withState } from '../../stories/withState.tsx';
import { tabTo } from '../../stories/pressing.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic } from '../../stories/words.ts';
import { SearchField } from './SearchField.tsx';

const label = { en: 'Search the bags by name', ar: 'ابحث عن الأكياس بالاسم' };
const placeholder = { en: 'Search for a bag...', ar: 'ابحث عن كيس…' };

const Typed = withState(SearchField);

const meta = {
  title: 'Controls/SearchField',
  tags: ['autodocs'],
  component: SearchField,
  args: { label: label.en, placeholder: placeholder.en, value: '', onValueChange: fn() },
  // The sheet has several landmarks of one name; a page has one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args, context) => (
    <Typed
      {...withArabic(args, context, { label: label.ar, placeholder: placeholder.ar })}
      key={args.value}
    />
  ),
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function Field({ value = '' }: { value?: string }) {
  return (
    <Typed label={useWords(label)} placeholder={useWords(placeholder)} value={value} onValueChange={fn()} />
  );
}

const states = {
  empty: <Field />,
  'typed in English': <Field value="knafeh" />,
  'typed in Arabic': <Field value="كنافة" />,
  'longer than the field': (
    <Field value="Supercalifragilistic leftover lunchbox extravaganza of the day, with sweets" />
  ),
};

export const States: Story = { render: stateGrid(280, states) };

/** The ring goes around the whole field. */
export const Focused: Story = { render: () => <Field />, play: tabTo('searchbox') };

export const PlayTyped: Story = {
  play: async ({ args, canvas, isArabic }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveAccessibleName(isArabic ? label.ar : label.en);
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'كعك');
    await expect(field).toHaveValue('كعك');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('كعك');
  },
};

/** Clearing by the button or by Escape keeps the focus. */
export const PlayCleared: Story = {
  args: { value: 'knafeh' },
  play: async ({ args, canvas, isArabic }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: isArabic ? 'مسح البحث' : 'Clear the search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'foul');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

/** An empty field has the page's direction, then that of the typed text. */
export const PlayDirection: Story = {
  play: async ({ canvas, isArabic }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field.matches(':dir(rtl)')).toBe(isArabic);
    await userEvent.type(field, 'knafeh');
    await expect(field.matches(':dir(ltr)')).toBe(true);
    await userEvent.clear(field);
    await userEvent.type(field, 'كنافة');
    await expect(field.matches(':dir(rtl)')).toBe(true);
  },
};
