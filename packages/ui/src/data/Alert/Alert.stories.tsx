import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words, withArabic, worded } from '../../stories/words.ts';
import { Alert } from './Alert.tsx';

const created = {
  en: 'Account created! Please check your email to confirm your account.',
  ar: 'تمّ إنشاء الحساب! يرجى تأكيده من الرسالة التي وصلت إلى بريدك.',
};
const confirmed = { en: 'Your email address is confirmed.', ar: 'تمّ تأكيد بريدك الإلكتروني.' };
const wrong = { en: 'Error: Invalid login credentials', ar: 'خطأ: البريد أو كلمة المرور غير صحيحة' };

const meta = {
  title: 'Data/Alert',
  tags: ['autodocs'],
  component: Alert,
  args: { kind: 'success', children: created.en },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, context) => <Alert {...withArabic(args, context, { children: created.ar })} />,
};

const Example = worded(Alert, {});

const onward = (
  <Button size="compact" href="/our-bags">
    <Words en="Explore Bags" ar="تصفّح الأكياس" />
  </Button>
);

export const States: Story = {
  render: stateGrid(340, {
    info: <Example kind="info">{created}</Example>,
    success: <Example kind="success">{confirmed}</Example>,
    danger: <Example kind="danger">{wrong}</Example>,
    'with a way on': (
      <Example kind="success" action={onward}>
        {confirmed}
      </Example>
    ),
    'little room': (
      <div style={{ maxInlineSize: 220 }}>
        <Example kind="info" action={onward}>
          {created}
        </Example>
      </div>
    ),
  }),
};

/** Danger is announced assertively, the other kinds politely. */
export const PlayAnnounced: Story = {
  render: () => (
    <>
      <Example kind="danger">{wrong}</Example>
      <Example kind="success">{confirmed}</Example>
    </>
  ),
  play: async ({ canvas, isArabic }) => {
    const locale = isArabic ? 'ar' : 'en';
    await expect(canvas.getByRole('alert')).toHaveTextContent(wrong[locale]);
    await expect(canvas.getByRole('status')).toHaveTextContent(confirmed[locale]);
  },
};

/** An answer that has to be read, in place. */
export const DoAnswerThatStays: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <Example kind="success">{confirmed}</Example>,
};

/** What is wrong with a field: that stands under the field. */
export const DontFieldError: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => <Example kind="danger">{{ en: 'Please enter your name.', ar: 'يرجى إدخال اسمك.' }}</Example>,
};

/** The parts that the page names. */
export const Anatomy: Story = {
  tags: ['anatomy', '!dev', '!test'],
  render: () => (
    <Example kind="success" action={onward}>
      {confirmed}
    </Example>
  ),
};
