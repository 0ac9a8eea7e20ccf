import type { LocalText } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../stories/choices.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words } from '../../stories/words.ts';
import { LocalizedText } from './LocalizedText.tsx';

const both = { en: 'Knafeh & Sweets Surprise', ar: 'مفاجأة الكنافة والحلويات' };
const onlyEnglish = { en: 'Mina Corner (since 1974)', ar: null };
const onlyArabic = { en: null, ar: 'مطبخ أم فادي (منذ 1974)' };

const meta = {
  title: 'Foundations/LocalizedText',
  tags: ['autodocs'],
  component: LocalizedText,
  args: { text: both },
  argTypes: {
    text: choices({
      'in both languages': both,
      'in English only': onlyEnglish,
      'in Arabic only': onlyArabic,
    }),
  },
} satisfies Meta<typeof LocalizedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const line = (text: LocalText) => (
  <p>
    <LocalizedText text={text} />
  </p>
);

const states = {
  'in both languages': line(both),
  'in English only': line(onlyEnglish),
  'in Arabic only': line(onlyArabic),
  'a number at its end': line({ en: 'Ka’ak Basket 12', ar: 'سلّة الكعك 12' }),
};

export const States: Story = { render: stateGrid(160, states) };

/** A shop's name in the other script keeps its brackets and does not reorder the text around it. */
function Sentences() {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {[both, onlyEnglish, onlyArabic].map((text) => (
        <p key={text.en ?? text.ar}>
          <LocalizedText text={text} />
          <Words en=", 3 bags left." ar="، بقيت 3 أكياس." />
        </p>
      ))}
    </div>
  );
}

export const InASentence: Story = { render: () => <Sentences /> };

/** Text in the page's language has no lang attribute; text in the other language has one. */
export const PlayNamesItsLanguage: Story = {
  render: stateGrid(160, states),
  play: async ({ canvas, isArabic }) => {
    const foreign = canvas.getByText((isArabic ? onlyEnglish.en : onlyArabic.ar) ?? '');
    await expect(foreign).toHaveAttribute('lang', isArabic ? 'en' : 'ar');
    await expect(foreign).toHaveAttribute('dir', isArabic ? 'ltr' : 'rtl');
    const own = canvas.getByText(isArabic ? both.ar : both.en);
    await expect(own).not.toHaveAttribute('lang');
  },
};
