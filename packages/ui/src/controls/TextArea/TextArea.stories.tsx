import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withState } from '../../stories/withState.tsx';
import { tabTo } from '../../stories/pressing.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { withArabic, worded, type InBoth } from '../../stories/words.ts';
import { TextArea } from './TextArea.tsx';

const description = { en: 'Description', ar: 'الوصف' };
const hint = {
  en: 'What may be in the bag today, in a sentence or two.',
  ar: 'ما قد يكون في الكيس اليوم، في جملة أو جملتين.',
};
const tooLong = { en: 'Please make it shorter.', ar: 'يرجى اختصار النص.' };
const short = { en: 'Fresh sweets from this afternoon’s trays.', ar: 'حلويات طازجة من صواني العصر.' };
const long = {
  en: 'Fresh sweets from this afternoon’s trays: knafeh, maamoul and a little halawet el-jibn. ',
  ar: 'حلويات طازجة من صواني العصر: كنافة ومعمول وقليل من حلاوة الجبن. ',
};
const times = (text: InBoth, count: number) => ({ en: text.en.repeat(count), ar: text.ar.repeat(count) });

const Typed = withState(TextArea);

const meta = {
  title: 'Controls/TextArea',
  tags: ['autodocs'],
  component: TextArea,
  args: { label: description.en, name: 'description', value: '', maxLength: 2000, onValueChange: fn() },
  argTypes: { label: { control: 'text' }, hint: { control: 'text' }, error: { control: 'text' } },
  render: (args, context) => (
    <Typed {...withArabic(args, context, { label: description.ar })} key={args.value} />
  ),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Example = worded(Typed, { label: description, name: 'description', value: '', onValueChange: fn() });

const fifty = {
  en: 'Sweets from this afternoon’s trays, still warm, yes',
  ar: 'حلويات طازجة من صواني العصر وما زالت دافئة والحمد',
};
const full = { en: fifty.en.slice(0, 40), ar: fifty.ar.slice(0, 40) };

const near = { en: full.en.slice(0, 33), ar: full.ar.slice(0, 33) };

const states = {
  empty: <Example isOptional />,
  'an example in it': <Example placeholder={short} />,
  'with a hint': <Example hint={hint} />,
  filled: <Example value={short} maxLength={200} />,
  'grown with its text': <Example value={times(long, 3)} />,
  'longer than it grows': <Example value={times(long, 12)} />,
  'near the limit': <Example hint={hint} value={near} maxLength={40} />,
  'at the limit': <Example value={full} maxLength={40} />,
  wrong: <Example value={times(long, 2)} error={tooLong} />,
  disabled: <Example value={short} disabled />,
};

export const States: Story = { render: stateGrid(280, states) };

export const Focused: Story = { render: () => <Example value={short} />, play: tabTo('textbox') };

/** The field grows with its text and scrolls from ten lines on; Enter adds a line. */
export const PlayGrows: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    const height = () => field.getBoundingClientRect().height;
    const empty = height();
    await userEvent.type(field, 'a{Enter}b{Enter}c{Enter}d');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a\nb\nc\nd');
    await expect(height()).toBeGreaterThan(empty + 40);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    await userEvent.type(field, '{Enter}e'.repeat(5));
    const nine = height();
    await userEvent.type(field, '{Enter}f'.repeat(9));
    await expect(height()).toBeLessThan(nine + 40);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
};

/** The remaining characters are shown near the limit, are part of the description, and are announced after a pause. */
export const PlayCounts: Story = {
  args: { maxLength: 10 },
  play: async ({ canvas, isArabic }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1234567');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.type(field, '8');
    const left = isArabic ? 'بقي حرفان' : '2 characters left';
    await expect(field).toHaveAccessibleDescription(left);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(left), { timeout: 3000 });
    await userEvent.type(field, '90123');
    await expect(field).toHaveValue('1234567890');
    await expect(field).toHaveAccessibleDescription(isArabic ? 'لم يبقَ أي حرف' : 'No characters left');
  },
};

/** An empty field has the page's direction, then that of the typed text. */
export const PlayDirection: Story = {
  play: async ({ canvas, isArabic }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.matches(':dir(rtl)')).toBe(isArabic);
    await userEvent.type(field, 'knafeh');
    await expect(field.matches(':dir(ltr)')).toBe(true);
    await expect(field).toHaveAttribute('lang', 'en');
    await userEvent.clear(field);
    await userEvent.type(field, 'كنافة');
    await expect(field.matches(':dir(rtl)')).toBe(true);
    await expect(field).toHaveAttribute('lang', 'ar');
  },
};

/** An answer of some sentences. */
export const DoSentences: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <Example value={long} />,
};

/** What fits on one line: there Enter sends the form, so it is a TextField. */
export const DontOneLine: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <Example label={{ en: 'Name', ar: 'الاسم' }} value={{ en: 'Rania Haddad', ar: 'رانيا حدّاد' }} />
  ),
};
