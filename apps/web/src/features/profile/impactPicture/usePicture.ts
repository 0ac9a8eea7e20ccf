import { brand, type Impact, type Locale } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import { drawPicture } from './drawPicture.ts';
import { pictureTexts } from './picture.bilingual.ts';

interface DrawnPicture {
  file: File;
  /** Of this page alone. */
  url: string;
}

interface Result {
  of: string;
  /** Null where it could not be drawn. */
  picture: DrawnPicture | null;
}

/** Drawn anew for each language; null while it is being drawn. */
export function usePicture({ bags, saved }: Impact, locale: Locale, isWanted: boolean) {
  const [result, setResult] = useState<Result | null>(null);
  const [attempt, setAttempt] = useState(0);
  const wanted = isWanted ? [bags, saved, locale, attempt].join() : null;
  useEffect(() => {
    if (wanted === null) return;
    let isHere = true;
    let url: string | null = null;
    drawPicture(pictureTexts({ bags, saved }, locale), locale).then(
      (blob) => {
        if (!isHere) return;
        url = URL.createObjectURL(blob);
        const file = new File([blob], `${brand.storagePrefix}.png`, { type: blob.type });
        setResult({ of: wanted, picture: { file, url } });
      },
      () => isHere && setResult({ of: wanted, picture: null }),
    );
    return () => {
      isHere = false;
      if (url !== null) URL.revokeObjectURL(url);
      setResult(null);
    };
  }, [wanted, bags, saved, locale]);
  const current = result?.of === wanted ? result : null;
  return {
    picture: current?.picture ?? null,
    hasFailed: current !== null && current.picture === null,
    retry: () => setAttempt((count) => count + 1),
  };
}
