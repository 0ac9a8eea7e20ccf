import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { ModalFrame } from '../../stories/ModalFrame.tsx';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic, Words, type InBoth } from '../../stories/words.ts';
import { Dialog } from './Dialog.tsx';
import { DialogCard } from './DialogCard.tsx';
import { body, sharedMeta, title, two, understood } from './dialogStage.tsx';

const meta = { title: 'Overlays/Dialog', ...sharedMeta } satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, context) => (
    <Dialog {...withArabic(args, context, { title: title.ar, children: body.ar })} />
  ),
};

interface CardProps {
  text?: InBoth;
  named?: InBoth;
  actions?: ReactNode;
  hasCross?: boolean;
  height?: number;
}

/** The dialog's content in a frame, so that one sheet can show several. */
function Framed({ text = body, named = title, actions, hasCross = true, height = 320 }: CardProps) {
  const id = useId();
  return (
    <ModalFrame placement="center" aria-labelledby={id} height={height}>
      <DialogCard
        titleId={id}
        title={useWords(named)}
        actions={actions}
        onClose={hasCross ? fn() : undefined}
      >
        {useWords(text)}
      </DialogCard>
    </ModalFrame>
  );
}

const longName = {
  en: 'Everything about the pickup of "Supercalifragilistic leftover lunchbox extravaganza of the day"',
  ar: 'كل ما يخصّ استلام كيس «مفاجأة الغداء البيتي الكبيرة مع الحلويات والمعجنات والمقبّلات»',
};
const unbroken = {
  en: 'https://example.org/stores/0123456789012345678901234567890123456789',
  ar: 'https://example.org/stores/0123456789012345678901234567890123456789',
};
const longText = {
  en: Array.from({ length: 6 }, () => body.en).join(' '),
  ar: Array.from({ length: 6 }, () => body.ar).join(' '),
};

export const States: Story = {
  render: stateGrid(440, {
    'title, words, two actions': <Framed actions={two} />,
    'one action': <Framed actions={<Button kind="primary">{understood}</Button>} />,
    'no action': <Framed />,
    'without a cross': <Framed actions={two} hasCross={false} />,
    'a long title': <Framed named={longName} actions={two} height={380} />,
    'a word that has no end': <Framed text={unbroken} actions={two} />,
    'more than fits: it scrolls': <Framed text={longText} actions={two} />,
  }),
};

/** Open on a page: centred, or at the bottom on phones. */
export const Open: Story = {
  render: (args) => (
    <Dialog {...args} title={<Words {...title} />}>
      <Words {...body} />
    </Dialog>
  ),
};

/** The title names the thing, the buttons what happens. */
export const DoNameTheThing: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <Framed actions={two} height={380} />,
};

/** A title and a button that could stand anywhere. */
export const DontAttention: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <Framed
      named={{ en: 'Attention!', ar: 'انتباه!' }}
      actions={
        <Button kind="primary">
          <Words en="OK" ar="موافق" />
        </Button>
      }
      height={380}
    />
  ),
};

/** The parts that the page names. */
export const Anatomy: Story = {
  tags: ['anatomy', '!dev', '!test'],
  render: () => <Framed actions={two} height={380} />,
};
