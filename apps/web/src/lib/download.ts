/** Lets the browser save a file that was made in the page. */
export function download(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked later, because some browsers begin to read the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
