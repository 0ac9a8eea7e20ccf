/** Gives a file to the device: to another app, or to its downloads. */

export const canShareFile = (file: File): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [file] });

/** Whether the device's own sharing was shown, also if the user closed it. */
export async function shareFile(file: File, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export function saveFile({ file, url }: { file: File; url: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
}
