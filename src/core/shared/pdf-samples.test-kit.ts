/** A PDF of these numbered objects, from 1; the first is its catalogue. */
function pdfOf(objects: readonly string[], trailer = ''): string {
  let text = '%PDF-1.4\n'
  const places = objects.map((body, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const from = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return `${text}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${from}\n%%EOF\n`
}
const stream = (bytes: string, entries = '') =>
  `<<${entries}/Length ${bytes.length}>>\nstream\n${bytes}\nendstream`
const catalogue = '<</Type/Catalog/Pages 2 0 R>>'
const pageWith = (content: number, resources: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${content} 0 R/Resources<<${resources}>>>>`
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0)!)
const fromHex = (hex: string) =>
  String.fromCodePoint(...hex.match(/../g)!.map((byte) => Number.parseInt(byte, 16)))

/**
 * Two pages in Korean, written as Korean programs did: a font that is not in the file, and the codes of Windows (UHC), which
 * a reader knows from a table of its own. '톨루엔 안전보건자료', then '보호구 착용'.
 */
export const koreanPdf = (): Uint8Array<ArrayBuffer> => {
  const font =
    '<</Type/Font/Subtype/Type0/BaseFont/HYSMyeongJo-Medium/Encoding/KSCms-UHC-H/DescendantFonts[8 0 R]>>'
  const letters =
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/HYSMyeongJo-Medium/FontDescriptor 9 0 R/DW 1000' +
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(Korea1)/Supplement 1>>>>'
  const shape =
    '<</Type/FontDescriptor/FontName/HYSMyeongJo-Medium/Flags 6/FontBBox[0 -148 1001 880]/ItalicAngle 0' +
    '/Ascent 880/Descent -148/CapHeight 880/StemV 80>>'
  const text = (hex: string) => stream(`BT /F1 24 Tf 72 700 Td <${hex}> Tj ET`)
  return latin1(
    pdfOf([
      catalogue,
      '<</Type/Pages/Kids[3 0 R 5 0 R]/Count 2>>',
      pageWith(4, '/Font<</F1 7 0 R>>'),
      text('c5e7b7e7bfa320bec8c0fcbab8b0c7c0dab7e1'),
      pageWith(6, '/Font<</F1 7 0 R>>'),
      text('bab8c8a3b1b820c2f8bfeb'),
      font,
      letters,
      shape,
    ]),
  )
}

/** A scanned page: one black picture as fax machines and copiers write it (CCITT group 4), no text. */
export const scannedPdf = (): Uint8Array<ArrayBuffer> =>
  latin1(
    pdfOf([
      catalogue,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      pageWith(4, '/XObject<</Im1 5 0 R>>'),
      stream('595 0 0 842 0 0 cm /Im1 Do'),
      stream(
        fromHex('ff001001'),
        '/Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 1' +
          '/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 8/Rows 8/BlackIs1 true>>',
      ),
    ]),
  )

/** Opens with 'msds2026' and says LOCKED TOLUENE (RC4, 128 bits; the strings below were computed once). */
export const lockedPdf = (): Uint8Array<ArrayBuffer> => {
  const owner = '13a3825e92767fe0818490476b500a03b01a917a1764d2c9b8a64b8e6e11f10f'
  const user = 'dd795d99a654177ac79f3df97d40f46b00000000000000000000000000000000'
  const content = '64c515e69b497adb56b413931150ea18863c10b1713a1926c09d5399b2383822687a89dca99c8256a67391ae52'
  const id = '<0123456789abcdef0123456789abcdef>'
  return latin1(
    pdfOf(
      [
        catalogue,
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        pageWith(4, '/Font<</F1 5 0 R>>'),
        stream(fromHex(content)),
        '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
        `<</Filter/Standard/V 2/R 3/Length 128/P -44/O<${owner}>/U<${user}>>>`,
      ],
      `/Encrypt 6 0 R/ID[${id}${id}]`,
    ),
  )
}

/** Begins like a PDF and holds nothing. */
export const damagedPdf = (): Uint8Array<ArrayBuffer> => latin1('%PDF-1.7\n1 0 obj\n<</Type/Cat')
