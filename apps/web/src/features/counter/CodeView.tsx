import { CODE_END_LENGTH, codeEnd, handoverKey, type CounterHandover } from '@zawadeh/domain';
import { useState } from 'react';
import { CodePad } from './CodePad/CodePad.tsx';
import { HandoverRow } from './HandoverRow/HandoverRow.tsx';
import { WorkBar } from './WorkBar/WorkBar.tsx';
import { useMessage } from '../../lib/messages/useMessage.ts';
import * as S from './CounterScreen.styles.ts';

/** More would cover the pad. */
const MOST_SHOWN = 2;

interface CodeViewProps {
  handovers: readonly CounterHandover[];
  isCameraOff: boolean;
  onChoose: (handover: CounterHandover) => void;
  onUnknown: (code: string) => void;
  onLeave: () => void;
}

/** The last four characters of a code: the orders that fit are shown as soon as there are few. */
export function CodeView({ handovers, isCameraOff, onChoose, onUnknown, onLeave }: CodeViewProps) {
  const t = useMessage();
  const [typed, setTyped] = useState('');
  const open = handovers.filter(({ state }) => state !== 'cancelled');
  const fitting = (text: string) => open.filter(({ orderCode }) => codeEnd(orderCode).startsWith(text));
  const shown = typed === '' ? [] : fitting(typed);
  const onTyped = (text: string) => {
    setTyped(text);
    if (text.length < CODE_END_LENGTH) return;
    const [only, other] = fitting(text);
    if (!only) onUnknown(text);
    else if (!other) onChoose(only);
  };
  return (
    <S.Column>
      <WorkBar leaves="close" onLeave={onLeave} title={t('web.counter.codeTitle')} />
      <S.Pad>
        {isCameraOff && <S.CameraOff role="status">{t('web.counter.allow')}</S.CameraOff>}
        <CodePad value={typed} onValueChange={onTyped} codes={open.map(({ orderCode }) => orderCode)}>
          {shown.length <= MOST_SHOWN &&
            shown.map((handover) => (
              <HandoverRow
                key={handoverKey(handover)}
                handover={handover}
                onPress={() => onChoose(handover)}
              />
            ))}
        </CodePad>
      </S.Pad>
    </S.Column>
  );
}
