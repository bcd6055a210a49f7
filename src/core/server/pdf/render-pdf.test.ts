import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePdfRenderer, renderPdf } from './render-pdf.ts'

let folder = ''
let template = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-'))
  template = join(folder, 'note.typ')
  await writeFile(template, '#set text(font: "Pretendard")\n#json(bytes(sys.inputs.data)).note')
})

afterAll(async () => {
  closePdfRenderer()
  await rm(folder, { recursive: true })
})

describe('renderPdf', () => {
  it('draws documents that are asked for at the same time', async () => {
    const pdfs = await Promise.all(['가', '나', '다'].map((note) => renderPdf(template, { note })))
    expect(pdfs.map((pdf) => pdf.subarray(0, 5).toString('latin1'))).toEqual(['%PDF-', '%PDF-', '%PDF-'])
  })

  it('prints Chinese with the font that comes with the portal, and loads none of it for Korean', async () => {
    const mixed = join(folder, 'mixed.typ')
    await writeFile(
      mixed,
      '#set text(font: ("Pretendard", "Noto Sans SC"))\n#json(bytes(sys.inputs.data)).note',
    )
    const fontsOf = async (note: string) => {
      const pdf = (await renderPdf(mixed, { note })).toString('latin1')
      return ['Pretendard', 'NotoSansSC'].filter((name) => pdf.includes(`${name}-Regular`))
    }
    expect(await fontsOf('경고 Danger ¡Peligro!')).toEqual(['Pretendard'])
    expect(await fontsOf('吸入致命。避免接触皮肤')).toContain('NotoSansSC')
  })

  it('cannot read files outside the folder of the template', async () => {
    const outside = join(folder, 'outside.typ')
    await writeFile(outside, '#read("../../../etc/passwd")')
    await expect(renderPdf(outside, {})).rejects.toThrow('outside.typ: line 1')
  })

  it('changes its thread after a thousand documents without losing one', async () => {
    const notes = Array.from({ length: 1010 }, (_, index) => ({ note: `${index}` }))
    const pdfs = await Promise.all(notes.map((note) => renderPdf(template, note)))
    expect(pdfs.filter((pdf) => pdf.length > 1000)).toHaveLength(1010)
  })

  it('refuses what was being drawn when it is closed, and starts again afterwards', async () => {
    const interrupted = renderPdf(template, { note: '라' })
    closePdfRenderer()
    await expect(interrupted).rejects.toThrow('the server is closing')
    await expect(renderPdf(template, { note: '마' })).resolves.toBeInstanceOf(Buffer)
  })
})
