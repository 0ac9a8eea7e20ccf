import { ShareButton } from '@zawadeh/ui';

export interface Props {
  /** Of this site. */
  path: string;
  /** What is shared, in a few words. */
  title: string;
}

/** Shares a page. */
export function Share({ path, title }: Props) {
  return <ShareButton url={new URL(path, location.origin).href} title={title} isOnPicture />;
}
