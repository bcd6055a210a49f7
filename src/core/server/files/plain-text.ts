import iconv from 'iconv-lite'

/**
 * A file of another system as text: UTF-8 or UTF-16 by its mark, UTF-8 without one, else the Korean code page
 * (CP949, of which EUC-KR is a part). The TextDecoder of Node knows EUC-KR alone and breaks 똠, 펲 and 8,800
 * more.
 */
export function plainText(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return iconv.decode(file, 'cp949')
  }
}
