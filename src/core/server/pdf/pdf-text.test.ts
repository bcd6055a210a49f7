import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pdfText, PdfTextError } from './pdf-text.ts'
import { closePdfRenderer, renderPdf } from './render-pdf.ts'

afterAll(() => closePdfRenderer())

test('the text of a PDF is read page by page and line by line; a file without text, or no PDF at all, is refused with a sentence for the user', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-text-'))
  const template = join(folder, 'note.typ')
  await writeFile(
    template,
    '#set text(font: "Pretendard")\n#for page in json(bytes(sys.inputs.data)).pages { page.join(linebreak()); pagebreak(weak: true) }',
  )
  const pdf = await renderPdf(template, {
    pages: [
      ['4. 응급조치요령', '물로 15분 이상 씻으시오.'],
      ['9. 물리화학적 특성', '인화점 4 ℃'],
    ],
  })
  const pages = await pdfText(pdf)
  expect(pages.map((page) => page.split('\n').map((line) => line.trim()))).toEqual([
    ['4. 응급조치요령', '물로 15분 이상 씻으시오.'],
    ['9. 물리화학적 특성', '인화점 4 ℃'],
  ])
  await expect(pdfText(await renderPdf(template, { pages: [[' ']] }))).rejects.toThrow(PdfTextError)
  await expect(pdfText(Buffer.from('%PDF-1.4 nothing'))).rejects.toThrow('PDF의 글자를 읽을 수 없습니다')
  await rm(folder, { recursive: true })
})
