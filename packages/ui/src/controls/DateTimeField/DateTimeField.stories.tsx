import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { withState } from '../../stories/withState.tsx';
import { fitsAFinger } from '../../stories/pressing.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { withArabic, worded } from '../../stories/words.ts';
import { DateTimeField } from './DateTimeField.tsx';

const start = { en: 'Pickup start', ar: 'بداية الاستلام' };
const end = { en: 'Pickup end', ar: 'نهاية الاستلام' };
const endsFirst = {
  en: 'Pickup must end after it starts.',
  ar: 'يجب أن ينتهي الاستلام بعد بدايته.',
};
const hint = { en: 'When the shop begins to hand out bags.', ar: 'متى يبدأ المتجر بتسليم الأكياس.' };

/** The night on which the clocks go forward, at midnight, and the night on which they go back. */
const MISSING_HOUR = '2026-03-29T00:30';
const DOUBLED_HOUR = '2026-10-24T23:30';

const Typed = withState(DateTimeField);

const meta = {
  title: 'Controls/DateTimeField',
  tags: ['autodocs'],
  component: DateTimeField,
  args: { label: start.en, name: 'pickupStart', value: '2026-11-21T17:00', onValueChange: fn() },
  argTypes: { label: { control: 'text' }, hint: { control: 'text' }, error: { control: 'text' } },
  render: (args, context) => <Typed {...withArabic(args, context, { label: start.ar })} key={args.value} />,
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Example = worded(Typed, { label: start, name: 'time', value: '', onValueChange: fn() });

const states = {
  empty: <Example isRequired />,
  'a time': <Example value="2026-11-21T17:00" isRequired />,
  'in the morning, optional': <Example value="2026-11-22T09:30" isOptional />,
  'with a hint': <Example hint={hint} value="2026-11-21T17:00" />,
  wrong: <Example label={end} value="2026-11-21T12:00" error={endsFirst} />,
  'an hour that is not there': <Example value={MISSING_HOUR} />,
  'an hour that comes twice': <Example value={DOUBLED_HOUR} />,
  disabled: <Example value="2026-11-21T17:00" disabled />,
};

export const States: Story = { render: stateGrid(280, states) };

export const Focused: Story = {
  render: () => <Example value="2026-11-21T17:00" />,
  play: async ({ canvas, isArabic }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(isArabic ? start.ar : start.en)).toHaveFocus();
  },
};

/** The clock button opens the browser's calendar. */
export const PlayOpened: Story = {
  play: async ({ canvas, isArabic }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(isArabic ? start.ar : start.en);
    const button = canvas.getByRole('button', { name: isArabic ? 'فتح التقويم' : 'Open the calendar' });
    const open = fn();
    field.showPicker = open;
    await userEvent.click(button);
    await expect(open).toHaveBeenCalledOnce();
    await fitsAFinger(button);
  },
};

/** The hint gives the time in the page's language, in the Beirut time zone on any device. */
export const PlayReadingText: Story = {
  args: { value: '' },
  render: (args, context) => (
    <form aria-label="form">
      <Typed {...withArabic(args, context, { label: start.ar })} />
    </form>
  ),
  play: async ({ args, canvas, isArabic }) => {
    const field = canvas.getByLabelText(isArabic ? start.ar : start.en);
    await expect(field).toHaveAccessibleDescription(isArabic ? 'بتوقيت بيروت' : 'Beirut time');
    await fireEvent.change(field, { target: { value: '2026-11-21T17:00' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-21T17:00');
    await expect(field).toHaveAccessibleDescription(
      isArabic ? /^السبت.*21.*5:00.*م، بتوقيت بيروت$/ : /^Saturday, Nov 21, 5:00\sPM, Beirut time$/,
    );
    await expect(new FormData(canvas.getByRole('form')).get('pickupStart')).toBe('2026-11-21T17:00');
  },
};

/** Clock changes: a skipped hour is rejected, and a repeated hour means its first occurrence. */
export const PlayClockChanges: Story = {
  args: { value: MISSING_HOUR },
  play: async ({ canvas, isArabic }) => {
    const field = canvas.getByLabelText(isArabic ? start.ar : start.en);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(isArabic ? /التوقيت الصيفي/ : /clocks go forward/);
    await fireEvent.change(field, { target: { value: '2026-03-29T01:00' } });
    await expect(field).toBeValid();
    await fireEvent.change(field, { target: { value: DOUBLED_HOUR } });
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription(isArabic ? /الأولى/ : /The first one is used/);
  },
};

/** An incomplete time is an error only after blur. */
export const PlayHalfTyped: Story = {
  args: { value: '' },
  play: async ({ canvas, isArabic }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(isArabic ? start.ar : start.en);
    Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: true } });
    field.focus();
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await fireEvent.change(field, { target: { value: '2026-11-21T17:00' } });
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};
