import { ShareButton } from '@zawadeh/ui';

export interface SharePageProps {
  /** Of this site. */
  path: string;
  /** What is shared, in a few words. */
  title: string;
}

export function SharePage({ path, title }: SharePageProps) {
  return <ShareButton url={new URL(path, location.origin).href} title={title} isOnPicture />;
}
