import type { DeliveryMethod } from '@zawadeh/domain';
import { Ltr } from '@zawadeh/ui';
import { useMessage } from '../../lib/useMessage.ts';
import { messages } from './TicketScreen.messages.ts';
import * as S from './TicketScreen.styles.ts';

/** The last characters, which are read out at the counter. */
const SAID = 4;

/** The code to show, its last four characters darker than the rest. */
export function Code({ code, method }: { code: string; method: DeliveryMethod }) {
  const t = useMessage();
  return (
    <>
      <S.Plate>
        <S.CodeName>{t(messages.orderCode)}</S.CodeName>
        <S.CodeItself>
          <Ltr>
            <S.Before>{code.slice(0, -SAID)}</S.Before>
            {code.slice(-SAID)}
          </Ltr>
        </S.CodeItself>
      </S.Plate>
      {method === 'pickup' && <S.Show>{t(messages.show)}</S.Show>}
    </>
  );
}
