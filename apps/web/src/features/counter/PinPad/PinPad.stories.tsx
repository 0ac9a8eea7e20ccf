import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { standsBefore } from '@zawadeh/ui/stories/geometry.ts';
import { LeastPhone, oven } from '@zawadeh/ui/stories/handovers.tsx';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { useWords } from '@zawadeh/ui/stories/words.ts';
import { LocalizedText } from '@zawadeh/ui';
import { PinPad, type PinPadProps } from './PinPad.tsx';

const meta = {
  title: 'Counter/PinPad',
  tags: ['autodocs'],
  component: PinPad,
  args: {
    title: <LocalizedText text={oven} />,
    value: '',
    onValueChange: fn(),
    onOpen: fn(),
    onForget: fn(),
    isWrong: false,
    secondsLeft: 0,
  },
  parameters: { layout: 'page' },
} satisfies Meta<typeof PinPad>;

export default meta;
type Story = StoryObj<typeof meta>;

function Lock({ value: start, onValueChange, ...props }: PinPadProps) {
  const [value, setValue] = useState(start);
  return (
    <LeastPhone>
      <PinPad
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    </LeastPhone>
  );
}

const render: Story['render'] = (args) => <Lock {...args} />;

export const Playground: Story = { render };

const choosing = {
  en: { prompt: 'Choose a PIN of 4 to 6 digits', action: 'Choose' },
  ar: { prompt: 'اختر رقماً سرّياً من 4 إلى 6 أرقام', action: 'اختر' },
};

/** At the first opening there is nothing that can be forgotten. */
function Choosing() {
  const { onForget: _, ...args } = meta.args;
  return <Lock {...args} {...useWords(choosing)} value="1234" />;
}

const lock = (props: Partial<PinPadProps>) => <Lock {...meta.args} {...props} />;

export const States: Story = {
  render: stateGrid(360, {
    'nothing typed': lock({}),
    'three digits': lock({ value: '123' }),
    'it can be opened': lock({ value: '1234' }),
    'six digits': lock({ value: '123456' }),
    wrong: lock({ isWrong: true }),
    'a wait of seconds': lock({ isWrong: true, secondsLeft: 30 }),
    'choosing one': <Choosing />,
    'a wait of minutes': lock({ isWrong: true, secondsLeft: 899 }),
  }),
};

const open = { en: 'Open', ar: 'افتح' };

/** The fourth digit makes it possible to open, the seventh changes nothing. */
export const PlayOpened: Story = {
  render,
  play: async ({ canvas, args, isArabic }) => {
    const locale = isArabic ? 'ar' : 'en';
    const key = canvas.getByRole('button', { name: open[locale] });
    for (const digit of '123') await userEvent.click(canvas.getByRole('button', { name: digit }));
    await expect(key).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(key);
    await expect(args.onOpen).not.toHaveBeenCalled();
    for (const digit of '4560') await userEvent.click(canvas.getByRole('button', { name: digit }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123456');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      locale === 'ar' ? 'كُتبت 6 أرقام' : '6 digits typed',
    );
    await userEvent.click(key);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: isArabic ? 'نسيت الرقم؟' : 'Forgot it?' }));
    await expect(args.onForget).toHaveBeenCalledTimes(1);
  },
};

/**
 * A keyboard types digits of any script; Backspace deletes. 1-2-3 from the left in both languages; each key at least
 * 48 px.
 */
export const PlayKeyboard: Story = {
  render,
  play: async ({ canvas, args }) => {
    const one = canvas.getByRole('button', { name: '1' });
    await expect(standsBefore(one, canvas.getByRole('button', { name: '2' }), 'en')).toBe(true);
    for (const key of canvas.getAllByRole('button')) {
      const { width, height } = key.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    }
    canvas.getByRole('button', { name: '1' }).focus();
    await userEvent.keyboard('1٢a3{Backspace}9');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('129');
  },
};

/** While it waits no digit is taken. That the PIN was wrong is announced, the seconds are not. */
export const PlayWaiting: Story = {
  render,
  args: { value: '1234', isWrong: true, secondsLeft: 30 },
  play: async ({ canvas, args, isArabic }) => {
    const locale = isArabic ? 'ar' : 'en';
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      locale === 'ar' ? 'رقم غير صحيح.' : 'Wrong PIN.',
    );
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:30');
    await userEvent.click(canvas.getByRole('button', { name: '5' }));
    await userEvent.click(canvas.getByRole('button', { name: open[locale] }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
