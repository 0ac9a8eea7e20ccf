import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Words } from '../../stories/words.ts';
import { Dialog } from './Dialog.tsx';

export const title = { en: 'How pickup works', ar: 'كيف يتمّ الاستلام' };
export const body = {
  en: 'Show your order code at the store between 5:00 PM and 8:30 PM. The bag is handed over as it is.',
  ar: 'يكفي إظهار رمز الطلب في المتجر من 5:00 إلى 8:30 مساءً. يُسلَّم الكيس كما هو.',
};

export const understood = <Words en="Got it" ar="فهمت" />;
export const directions = <Words en="Directions" ar="الطريق إلى المتجر" />;

export const two = (
  <>
    <Button>{directions}</Button>
    <Button kind="primary">{understood}</Button>
  </>
);

/** Shared by the story files of the component. */
export const sharedMeta = {
  component: Dialog,
  parameters: { docs: { story: { inline: false } } },
  args: { isOpen: true, onClose: fn(), title: title.en, children: body.en, actions: two },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof Dialog>;
