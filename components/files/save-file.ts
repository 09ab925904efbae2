import { fileOf } from '@/lib/queries/call-handler';

type Taking = Parameters<typeof fileOf>[1];

/**
 * Takes a file from a handler and keeps it where the browser keeps files, under the name it comes
 * with or the one given, which it resolves with. Throws as `fileOf` does; then nothing is kept.
 */
export async function saveFile(
  path: `/api/${string}`,
  { name, ...taking }: Taking & { readonly name?: string | undefined } = {},
): Promise<string> {
  const { blob, fileName } = await fileOf(path, taking);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name ?? fileName ?? '';
  link.click();
  URL.revokeObjectURL(link.href);
  return link.download;
}
