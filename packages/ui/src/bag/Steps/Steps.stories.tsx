import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { useLanguage } from '../../provider/contexts.ts';
import { choices } from '../../stories/choices.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words, type InBoth } from '../../stories/words.ts';
import { Steps, type Step } from './Steps.tsx';

interface StepText {
  title: InBoth;
  text: InBoth;
}

const stepTexts: readonly StepText[] = [
  {
    title: { en: 'Install the app', ar: 'نزّل التطبيق' },
    text: { en: 'From the App Store or Google Play.', ar: 'من App Store أو Google Play.' },
  },
  {
    title: { en: 'Create a free account', ar: 'أنشئ حساباً مجانياً' },
    text: { en: 'You’ll verify your ID once.', ar: 'ستُثبت هويتك مرة واحدة.' },
  },
  {
    title: { en: 'Pay and get confirmation', ar: 'ادفع واستلم التأكيد' },
    text: {
      en: 'Approve the amount, then your code arrives on WhatsApp.',
      ar: 'وافق على المبلغ ثم يصلك الرمز على واتساب.',
    },
  },
];

/** The step in the other language, with its direction. */
function OtherLanguage({ title, text }: StepText): ReactNode {
  const { locale } = useLanguage();
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    <div lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
      <b style={{ color: 'var(--text-default)' }}>{title[other]}</b> {text[other]}
    </div>
  );
}

const toStep = ({ title, text }: StepText): Step => ({
  id: title.en,
  title: <Words {...title} />,
  text: <Words {...text} />,
});
const plain = stepTexts.map(toStep);
const inBoth = stepTexts.map((step) => ({ ...toStep(step), other: <OtherLanguage {...step} /> }));

const next: readonly Step[] = [
  { en: 'The store is packing your bag now.', ar: 'المتجر يوضّب كيسك الآن.' },
  {
    en: 'Your driver arrives within a maximum of 45 minutes.',
    ar: 'يصلك السائق خلال 45 دقيقة كحدّ أقصى.',
  },
  { en: 'Show your order code when you receive it.', ar: 'أظهر رمز الطلب عند الاستلام.' },
].map((words) => ({ id: words.en, title: <Words {...words} /> }));

const long: readonly Step[] = [
  {
    id: 'long',
    title: (
      <Words
        en="Wait until the wallet has confirmed that the whole amount has arrived"
        ar="انتظر حتى تؤكّد المحفظة أن المبلغ كاملاً قد وصل إلى المتجر"
      />
    ),
    text: 'https://zawadeh.example/aVeryLongAddressThatNobodyWouldEverTypeIntoAnything',
  },
];

const meta = {
  title: 'Bag/Steps',
  tags: ['autodocs'],
  component: Steps,
  args: { steps: plain, look: 'large' },
  argTypes: {
    steps: choices({
      instructions: plain,
      'in both languages': inBoth,
      'titles alone': next,
      'long words': long,
    }),
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  large: <Steps steps={plain} />,
  'in both languages': <Steps steps={inBoth} />,
  small: <Steps steps={next} look="small" />,
  'titles alone': <Steps steps={next} />,
  'long words': <Steps steps={long} />,
  'long words, small': <Steps steps={long} look="small" />,
};

export const States: Story = { render: stateGrid(330, states) };

/** A list of three; the other language has lang and dir attributes. */
export const PlayList: Story = {
  args: { steps: inBoth },
  play: async ({ canvas, canvasElement, isArabic }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const other = isArabic ? 'en' : 'ar';
    await expect(canvasElement.querySelectorAll(`[lang=${other}][dir]`)).toHaveLength(3);
  },
};
