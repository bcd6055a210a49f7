import type { Sharp, SharpOptions } from 'sharp'

/**
 * Opens a picture of a file or of bytes. The library is loaded with the first one: 20 MB that a server at
 * rest does without.
 */
export async function openPicture(of: string | Buffer, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // Received pictures are opened once: remembered ones would keep their deleted files on the disk.
  sharp.cache(false)
  return sharp(of, options)
}
