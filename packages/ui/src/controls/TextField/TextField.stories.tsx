import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withState } from '../../stories/withState.tsx';
import { tabTo } from '../../stories/pressing.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { withArabic, worded, type InBoth } from '../../stories/words.ts';
import { TextField } from './TextField.tsx';

const name = { en: 'Name', ar: 'الاسم' };
const email = { en: 'Email', ar: 'البريد الإلكتروني' };
const once = { en: 'We write to it once, to confirm it.', ar: 'نرسل إليه رسالة واحدة للتأكيد.' };
const code = { en: 'Order Code', ar: 'رمز الطلب' };
const nameMissing = { en: 'Please enter your name.', ar: 'يرجى إدخال اسمك.' };

const Typed = withState(TextField);

const meta = {
  title: 'Controls/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { label: name.en, name: 'name', value: '', autoComplete: 'name', onValueChange: fn() },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
  },
  render: (args, context) => <Typed {...withArabic(args, context, { label: name.ar })} key={args.value} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Example = worded(Typed, { label: name, name: 'said', value: '', onValueChange: fn() });

const both = (text: string): InBoth => ({ en: text, ar: text });

const states = {
  empty: <Example />,
  filled: <Example value={{ en: 'Rania Haddad', ar: 'رانيا حدّاد' }} />,
  'in the other script': <Example value={{ en: 'رانيا حدّاد (أم فادي)', ar: 'Rania Haddad (Umm Fadi)' }} />,
  'a number': <Example label={{ en: 'Floor', ar: 'الطابق' }} value={both('3')} isOptional />,
  'an e-mail': <Example label={email} type="email" value={both('rania.h@example.com')} />,
  'a code': <Example label={code} dir="ltr" value={both('ZWD-7K3M9')} maxLength={40} />,
  'an example in it': (
    <Example
      label={{ en: 'Landmark or directions', ar: 'علامة مميّزة أو إرشادات' }}
      placeholder={{ en: 'Opposite the fish market', ar: 'مقابل سوق السمك' }}
      isOptional
    />
  ),
  'with a hint': <Example label={email} type="email" hint={once} />,
  wrong: <Example error={nameMissing} />,
  disabled: <Example label={email} type="email" value={both('rania.h@example.com')} disabled />,
  'longer than the field': (
    <Example value={both('Abdulrahman-Khayreddine al-Trabulsi of Zehriye the Younger')} />
  ),
};

export const States: Story = { render: stateGrid(280, states) };

export const Focused: Story = {
  render: () => <Example value={{ en: 'Rania Haddad', ar: 'رانيا حدّاد' }} />,
  play: tabTo('textbox'),
};

/** The field is sent with its form and has an autocomplete token. */
export const PlayTyped: Story = {
  render: (args, context) => (
    <form aria-label="form">
      <Typed {...withArabic(args, context, { label: name.ar })} />
    </form>
  ),
  play: async ({ args, canvas, isArabic }) => {
    const field = canvas.getByRole('textbox', { name: isArabic ? name.ar : name.en });
    await expect(field).toHaveAttribute('autocomplete', 'name');
    await userEvent.type(field, 'رانيا');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('رانيا');
    const sent = new FormData(canvas.getByRole('form'));
    await expect(sent.get('name')).toBe('رانيا');
  },
};

/** An empty field has the page's direction, then that of the typed text; the alignment stays that of the page. */
export const PlayDirection: Story = {
  play: async ({ canvas, isArabic }) => {
    const field = canvas.getByRole('textbox');
    const start = isArabic ? 'right' : 'left';
    await expect(field.matches(':dir(rtl)')).toBe(isArabic);
    await userEvent.type(field, 'Rania');
    await expect(field.matches(':dir(ltr)')).toBe(true);
    await expect(field).toHaveAttribute('lang', 'en');
    await expect(getComputedStyle(field).textAlign).toBe(start);
    await userEvent.clear(field);
    await userEvent.type(field, 'رانيا');
    await expect(field.matches(':dir(rtl)')).toBe(true);
    await expect(field).toHaveAttribute('lang', 'ar');
    await expect(getComputedStyle(field).textAlign).toBe(start);
  },
};

/** An e-mail address is left to right and aligned to the page's start. */
export const PlayEmail: Story = {
  args: { type: 'email', value: 'rania.h@example.com' },
  play: async ({ canvas, isArabic }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.matches(':dir(ltr)')).toBe(true);
    await expect(field).toHaveAttribute('spellcheck', 'false');
    await expect(getComputedStyle(field).textAlign).toBe(isArabic ? 'right' : 'left');
  },
};

/** The input is limited to maxLength. */
export const PlayLimit: Story = {
  args: { maxLength: 5 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Rania Haddad');
    await expect(field).toHaveValue('Rania');
  },
};

/** A hint below the field stays while the user types. */
export const DoHintBelow: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <Example label={email} type="email" hint={once} value={both('rania.h@example.com')} />,
};

/** A hint inside the field is gone with the first letter. */
export const DontHintInside: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => <Example label={email} type="email" placeholder={once} />,
};
