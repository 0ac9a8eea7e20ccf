import {
  formatUsd,
  inLanguage,
  isolated,
  leftToRight,
  shopStatementCsv,
  type Cents,
  type Period,
  type ShopStatement,
} from '@zawadeh/domain';
import { Button, CopyButton, downloadIcon, formatCount, useLanguage, whatsappIcon } from '@zawadeh/ui';
import { fail } from '../query.ts';
import { fetchStore } from '../stores/storeCalls.ts';
import { chatAddress } from '../../../lib/support.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { download } from '../../../lib/download.ts';
import { useQuery } from '../useQuery.ts';
import { messages } from './AnalyticsSection.messages.ts';
import * as S from './AnalyticsSection.styles.ts';
import { fileName, statementTexts } from './report.ts';
import { usePeriodText } from './usePeriod.ts';

interface StatementOfShopProps {
  shop: ShopStatement;
  period: Period;
}

const dollars = (cents: Cents): string => leftToRight(formatUsd(cents));

/** What one store is owed, as a text and a file to send to it. */
export function StatementOfShop({ shop, period }: StatementOfShopProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const periodText = usePeriodText();
  const { storeId } = shop;
  const { value: store, error } = useQuery(`store ${storeId}`, () =>
    storeId === null ? Promise.resolve(fail('gone')) : fetchStore(storeId),
  );
  const phone = store?.id === storeId ? (store?.phone ?? '') : '';
  const isRead = store?.id === storeId || error !== null;
  const name = shop.store ? inLanguage(shop.store, locale).text : t(messages.unknownStore);
  const text = t(messages.statementText, {
    shop: isolated(name),
    period: isolated(periodText(period)),
    bags: formatCount(shop.bags),
    sold: dollars(shop.sold),
    refunds: dollars(shop.refunds),
    commission: dollars(shop.commission),
    owed: dollars(shop.owed),
  });
  const save = () =>
    download(
      fileName('statement', period, name),
      shopStatementCsv({ shops: [shop], total: shop }, period, statementTexts(t, locale)),
      'text/csv;charset=utf-8',
    );
  return (
    <S.OneStatement>
      <S.StatementText>{text}</S.StatementText>
      <S.Buttons>
        {/* Without a number, WhatsApp asks to whom: a press waits until the store is read. */}
        <Button
          icon={whatsappIcon}
          disabled={!isRead}
          {...(isRead && { href: `${chatAddress(phone)}?text=${encodeURIComponent(text)}` })}
        >
          {t(messages.whatsapp)}
        </Button>
        <Button icon={downloadIcon} onPress={save}>
          {t(messages.csv)}
        </Button>
        <CopyButton text={text} label={t(messages.copyStatement, { shop: isolated(name) })} />
      </S.Buttons>
    </S.OneStatement>
  );
}
