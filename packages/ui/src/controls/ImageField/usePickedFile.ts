import { IMAGE_HEAD_BYTES, LARGEST_IMAGE_BYTES, readImage } from '@zawadeh/domain';
import { useRef, useState } from 'react';
import type { ImageProblem } from './ImageField.messages.ts';

/** Shrinks a picture to an accepted size, or returns the problem. */
export type Prepare = (file: File) => Promise<File | ImageProblem>;

async function prepareImage(file: File, prepare?: Prepare): Promise<File | ImageProblem> {
  const size = prepare ? Math.min(file.size, LARGEST_IMAGE_BYTES) : file.size;
  const reading = readImage(await readHead(file), size);
  if (!reading.ok) return reading.error;
  return prepare ? prepare(file) : file;
}

/** Detects the type by the first bytes rather than the name; of two picks in quick succession the later one wins. */
export function usePickedFile(onPick: (file: File) => void, prepare?: Prepare) {
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const latest = useRef<File | null>(null);
  const pick = async (file: File) => {
    latest.current = file;
    const prepared = await prepareImage(file, prepare);
    if (latest.current !== file) return;
    setProblem(prepared instanceof File ? null : prepared);
    if (prepared instanceof File) onPick(prepared);
  };
  const reset = () => {
    latest.current = null;
    setProblem(null);
  };
  return { problem, pick, forget: reset };
}

/** Empty for a file that was deleted or cannot be read. */
async function readHead(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}
