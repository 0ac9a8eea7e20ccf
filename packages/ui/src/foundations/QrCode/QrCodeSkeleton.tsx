import * as S from './QrCode.styles.ts';

/** The place of a code that is still loading: white, because grey modules would look like a code. */
export function QrCodeSkeleton() {
  return <S.Root aria-hidden="true" />;
}
