import { CODE_END_LENGTH, type DeliveryMethod } from '@zawadeh/domain';
import { Ltr } from '@zawadeh/ui';
import { useMessage } from '../../lib/useMessage.ts';
import { messages } from './TicketScreen.messages.ts';
import * as S from './TicketScreen.styles.ts';

/** The code to show, its last four characters darker than the rest. */
export function Code({ code, method }: { code: string; method: DeliveryMethod }) {
  const t = useMessage();
  return (
    <>
      <S.Plate>
        <S.CodeName>{t(messages.orderCode)}</S.CodeName>
        <S.CodeText>
          <Ltr>
            <S.CodeStart>{code.slice(0, -CODE_END_LENGTH)}</S.CodeStart>
            {code.slice(-CODE_END_LENGTH)}
          </Ltr>
        </S.CodeText>
      </S.Plate>
      {method === 'pickup' && <S.Show>{t(messages.show)}</S.Show>}
    </>
  );
}
