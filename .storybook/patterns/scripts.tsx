/** Live examples for the page about both scripts in one line. */
import { isolated } from '@zawadeh/domain';
import { LocalizedText, Ltr } from '@zawadeh/ui';
import { useMessage } from '../../apps/web/src/lib/messages/useMessage.ts';
import { useWords, Words } from '../../packages/ui/src/stories/words.ts';
import * as S from '../../packages/ui/src/stories/docsSides.styles.ts';

const PHONE = '+961 70 123 456';
const CODE = 'ZWD-7K4M9PQ2';
const MINA = { en: 'Mina Corner (since 1974)', ar: null };
const FADI = { en: null, ar: 'مطبخ أم فادي (منذ 1974)' };

export const Isolated = () => (
  <p>
    <Words en="Call " ar="اتصل على " />
    <Ltr kind="phone">{PHONE}</Ltr>
    <Words en=" about order " ar=" بشأن الطلب " />
    <Ltr>{CODE}</Ltr>.
  </p>
);

export const Bare = () => (
  <p>
    <Words en={`Call ${PHONE} about order ${CODE}.`} ar={`اتصل على ${PHONE} بشأن الطلب ${CODE}.`} />
  </p>
);

export const ShopNames = () => (
  <S.Column>
    <p>
      <LocalizedText text={MINA} />
      <Words en=", 3 bags" ar="، 3 أكياس" />
    </p>
    <p>
      <LocalizedText text={FADI} />
      <Words en=", 3 bags" ar="، 3 أكياس" />
    </p>
  </S.Column>
);

export const BareNames = () => (
  <S.Column>
    <p>
      {MINA.en}
      <Words en=", 3 bags" ar="، 3 أكياس" />
    </p>
    <p>
      {FADI.ar}
      <Words en=", 3 bags" ar="، 3 أكياس" />
    </p>
  </S.Column>
);

export function InMessage() {
  const t = useMessage();
  const name = useWords({ en: FADI.ar, ar: MINA.en });
  return <p>{t('web.cartLine.removed', { name: isolated(name) })}</p>;
}

export const GluedOn = () => (
  <p>
    <Words en={`Removed: ${FADI.ar}, 2 left.`} ar={`أُزيل لـ${MINA.en}, 2.`} />
  </p>
);
