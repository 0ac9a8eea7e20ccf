import { Text } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import type { MessageId } from '../../lib/messages/messageId.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import * as S from './trust.styles.ts';

interface LegalPageProps {
  title: MessageId;
  lead: MessageId;
  /** A heading and its paragraph each. */
  sections: readonly (readonly [MessageId, MessageId])[];
  values: Record<string, string | number>;
  children?: ReactNode;
}

/** Terms and privacy: short sections under one green title. */
export function LegalPage({ title, lead, sections, values, children }: LegalPageProps) {
  const t = useMessage();
  return (
    <div>
      <S.Field>
        <S.Names>
          <Text look="h1">{t(title)}</Text>
          <S.Lead>{t(lead)}</S.Lead>
        </S.Names>
      </S.Field>
      <S.Band />
      <S.Content>
        <S.Narrow>
          {sections.map(([heading, text]) => (
            <S.Section key={heading}>
              <S.SectionTitle>{t(heading)}</S.SectionTitle>
              <Text>{t(text, values)}</Text>
            </S.Section>
          ))}
          {children}
        </S.Narrow>
      </S.Content>
    </div>
  );
}
