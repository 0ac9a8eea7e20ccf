import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withState } from '../../stories/withState.tsx';
import { useWords, withArabic, type InBoth } from '../../stories/words.ts';
import { AreaPicker } from './AreaPicker.tsx';

export const label = { en: 'Delivery area', ar: 'منطقة التوصيل' };
export const hint = { en: 'The fee depends on how far it is.', ar: 'يتوقّف الرسم على بُعد المنطقة.' };
export const missing = { en: 'Please select your delivery area.', ar: 'يرجى اختيار منطقة التوصيل.' };
const nothing = { en: '', ar: '' };

const StatefulAreaPicker = withState(AreaPicker);

interface AreaProps {
  value?: string;
  hint?: InBoth;
  error?: InBoth;
  isOptional?: boolean;
  disabled?: boolean;
}

export const Area = ({ value, hint: hintText = nothing, error = nothing, ...props }: AreaProps) => (
  <StatefulAreaPicker
    {...props}
    label={useWords(label)}
    hint={useWords(hintText)}
    error={useWords(error)}
    value={value ?? null}
    onValueChange={fn()}
  />
);

/** Shared by the story files of the component. */
export const sharedMeta = {
  component: AreaPicker,
  args: { label: label.en, value: null, onValueChange: fn() },
  argTypes: { hint: { control: 'text' }, error: { control: 'text' } },
  render: (args, context) => (
    <StatefulAreaPicker {...withArabic(args, context, { label: label.ar })} key={args.value} />
  ),
} satisfies Meta<typeof AreaPicker>;
