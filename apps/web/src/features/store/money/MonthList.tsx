import type { MoneyOfMonth } from '@zawadeh/domain';
import { downloadIcon, Icon, IconButton, Price, printIcon, Text } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useAddress } from '../../admin/useAddress.ts';
import { useMutation } from '../../admin/useMutation.ts';
import { fetchStatement } from './moneyCalls.ts';
import * as S from './MoneySection.styles.ts';
import { useSaveStatement } from './useSaveStatement.ts';
import { useMonthName } from './useMonthName.ts';

interface MonthListProps {
  storeId: string;
  /** The latest first. */
  months: readonly MoneyOfMonth[];
}

/** The statement of each month, as a file and as a page to print. */
export function MonthList({ storeId, months }: MonthListProps) {
  const t = useMessage();
  const mutate = useMutation();
  const save = useSaveStatement();
  const monthName = useMonthName();
  const { open } = useAddress();
  const [busyMonth, setBusyMonth] = useState<string | null>(null);
  const download = async (month: string) => {
    if (busyMonth !== null) return;
    setBusyMonth(month);
    await mutate({
      work: () => fetchStatement(storeId, month),
      failed: (why) => t('web.store.money.notDownloaded', { why }),
      onDone: save,
    });
    setBusyMonth(null);
  };
  return (
    <S.Part>
      <Text look="h2">{t('web.store.money.monthly')}</Text>
      <S.Rows as="ul">
        {months.map(({ month, owed, isClosed }) => {
          const name = monthName(month);
          return (
            <S.Month key={month} aria-busy={month === busyMonth}>
              <S.RowName>
                <span>{name}</span>
                <S.Quiet>
                  <Price cents={owed} />
                  {!isClosed && ` · ${t('web.store.money.soFar')}`}
                </S.Quiet>
              </S.RowName>
              <IconButton
                label={t('web.store.money.downloadOf', { month: name })}
                onPress={() => void download(month)}
              >
                <Icon of={downloadIcon} />
              </IconButton>
              <IconButton
                label={t('web.store.money.printOf', { month: name })}
                onPress={() => open({ statement: month })}
              >
                <Icon of={printIcon} />
              </IconButton>
            </S.Month>
          );
        })}
      </S.Rows>
    </S.Part>
  );
}
