/** Live examples for the page about money. */
import { findArea, orderTotals, type DeliveryChoice } from '@zawadeh/domain';
import { LiraNote, NumberField, OrderSummary, Price, PriceTag, Text } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../apps/web/src/lib/messages/useMessage.ts';
import { now } from '../../packages/ui/src/stories/bags.ts';
import { Words } from '../../packages/ui/src/stories/words.ts';
import * as S from '../../packages/ui/src/stories/docsSides.styles.ts';

const RATE = { lbpPerUsd: 89_500, setAt: now };
const NOWHERE = { street: '', building: '', floor: '', apartment: '', landmark: '' };
const LINES = [
  { unitPrice: 450, quantity: 2 },
  { unitPrice: 300, quantity: 1 },
];

export const Flag = () => <PriceTag salePrice={450} fullPrice={1200} />;

export const OtherWays = () => (
  <p>
    <Words en="4.5 USD instead of 12 dollars" ar="٤٫٥ دولار بدلاً من ١٢ دولاراً" />
  </p>
);

export const InSentence = () => (
  <p>
    <Words en="Pay " ar="ادفع " />
    <Price cents={1461} />
    <Words en=" with " ar=" عبر " />
    <bdi lang="en" dir="ltr">
      Whish Money
    </bdi>
    .
  </p>
);

export const Bill = () => {
  const area = findArea('mina');
  const choice: DeliveryChoice = area
    ? { method: 'delivery', area, address: NOWHERE }
    : { method: 'pickup', isGift: false };
  const totals = orderTotals(LINES, choice);
  return (
    <OrderSummary
      totals={totals}
      area={area}
      bags={LINES.reduce((sum, { quantity }) => sum + quantity, 0)}
      lira={<LiraNote cents={totals.total} rate={RATE} now={now} />}
    />
  );
};

export const BeforeTheArea = () => {
  const { subtotal } = orderTotals(LINES, { method: 'pickup', isGift: false });
  return <OrderSummary totals={{ subtotal, delivery: null, total: subtotal }} />;
};

export const GuessedFee = () => (
  <S.Samples>
    <dt>
      <Words en="Delivery, about" ar="التوصيل، تقريباً" />
    </dt>
    <dd>
      <Price cents={200} />
    </dd>
  </S.Samples>
);

export const Lira = () => (
  <div>
    <Price cents={450} />
    <LiraNote cents={450} rate={RATE} now={now} />
  </div>
);

export const LiraAlone = () => <LiraNote cents={450} rate={RATE} now={now} />;

export function Typed() {
  const t = useMessage();
  const [price, setPrice] = useState('');
  return (
    <NumberField
      kind="price"
      name="price"
      label={t('web.admin.bags.salePrice')}
      value={price}
      onValueChange={setPrice}
      hint={<Words en="Try 4,5 or ٤٫٥." ar="جرّب 4,5 أو ٤٫٥." />}
    />
  );
}

export const Calm = () => (
  <div>
    <Price cents={450} />
  </div>
);

export const Hurried = () => (
  <Text look="h2" as="p" tone="danger">
    <Words en="ONLY " ar="فقط " />
    <Price cents={450} />
    <Words en=" TODAY!!!" ar=" اليوم!!!" />
  </Text>
);

export const Columns = () => (
  <S.Samples>
    {[450, 1200, 123_456, 0].map((cents) => (
      <div key={cents} style={{ display: 'contents' }}>
        <dt>
          <bdi dir="ltr">{`${cents} cents`}</bdi>
        </dt>
        <dd>
          <Price cents={cents} />
        </dd>
      </div>
    ))}
  </S.Samples>
);
