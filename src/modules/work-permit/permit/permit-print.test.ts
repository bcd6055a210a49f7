import { afterAll, describe, expect, it } from 'vitest'
import { closePdfRenderer, renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { createTypst } from '../../../core/server/pdf/typst-compiler.ts'
import { permitFormData, permitFormTemplate, printPermit } from './permit-print.ts'
import type { Language } from '../../../core/shared/session.ts'
import type { PermitPrint } from './permit-print.ts'
import { permitPrintSample as sample } from './permit-print.sample.ts'

const typst = createTypst()
afterAll(closePdfRenderer)

/**
 * Pages and text of the form; the text comes from the selectable layer of the SVG that the same compiler
 * draws.
 */
function draw(permit: PermitPrint, language: Language = 'kr') {
  const { compiler, document } = typst.compile(
    permitFormTemplate,
    JSON.stringify(permitFormData(permit, language)),
  )
  const pieces = [...compiler.svg(document).matchAll(/<h5:div[^>]*>([^<]*)</g)].map((match) => match[1] ?? '')
  const text = pieces
    .join('')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
  return { pages: document.numOfPages, text }
}

/** Spaces at the end of a line are not drawn, so texts are compared without any. */
const squeeze = (text: string) => text.replaceAll(/\s/g, '')

describe('permit form', () => {
  it('the form is a PDF with our own fonts only, so that it needs none on the machine', async () => {
    const pdf = await printPermit(sample, 'kr')
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    const fonts = [...pdf.toString('latin1').matchAll(/\/BaseFont\s*\/([^\s/]+)/g)].map((match) => match[1])
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.filter((font) => !/^[A-Z]{6}\+Pretendard-(Regular|SemiBold|Bold)/.test(font ?? ''))).toEqual(
      [],
    )
  })

  it('the form prints the longest description over the page and leaves no page empty', () => {
    const words = '배관을 절단하고 용접한다. '.repeat(280).trim()
    const facts = sample.facts.map((fact, index) => (index === 1 ? { ...fact, value: words } : fact))
    const { pages, text } = draw({ ...sample, facts })
    expect(pages).toBeLessThanOrEqual(4)
    expect(squeeze(text)).toContain(squeeze(words))
  })

  it('the form prints one fact more than fills its lines, as a continuous monitor is, and nine signatures', () => {
    const facts = [
      ...sample.facts.slice(0, 3),
      { label: '연속 측정기', value: 'CM-501' },
      ...sample.facts.slice(3),
    ]
    const signatures = Array.from({ length: 9 }, (_, index) => ({
      role: `서명 ${index + 1}`,
      name: `비계현장대리인0${index + 1}`,
      dt: '2026-03-10 09:34',
    }))
    const { text } = draw({ ...sample, facts, signatures })
    for (const words of ['CM-501', ...signatures.flatMap(({ role, name }) => [role, name])])
      expect(squeeze(text)).toContain(squeeze(words))
  })

  it('the form shows every fact, signature, measurement and the back with the supplements', () => {
    const { pages, text } = draw(sample)
    expect(pages).toBe(2)
    const wanted = [
      sample.permitCd,
      ...sample.facts.flatMap((fact) => [fact.label, fact.value]),
      ...sample.workers.map((worker) => worker.name),
      ...sample.checks.map((item) => item.itemNm),
      ...sample.gases.map((gas) => gas.measDt),
      ...sample.adjusts.flatMap(({ other, plan, by, confirmed }) => [other, plan, by, confirmed]),
      ...sample.events.map((event) => event.reason),
      ...sample.signatures.flatMap((signature) => [signature.role, signature.name ?? '(서명)']),
      ...sample.supplementDetails.flatMap((detail) => [
        detail.title,
        ...detail.attributes.map((attribute) => attribute.value),
      ]),
      '1/2',
      '2/2',
      '부적합',
    ]
    const drawn = squeeze(text)
    expect(wanted.filter((part) => !drawn.includes(squeeze(part)))).toEqual([])
    expect(drawn.split(sample.permitCd).length - 1).toBeGreaterThanOrEqual(3)
  })

  it('a form without supplements has no back', () => {
    const { text } = draw({
      ...sample,
      supplementDetails: [],
      materials: [],
      gases: [],
      events: [],
      adjusts: [],
    })
    expect(squeeze(text)).not.toContain('보충작업허가서')
    expect(squeeze(text)).toContain('해당없음')
    expect(squeeze(text)).toContain('측정기록이없습니다.')
  })

  it.each(['취소', '실효', '반려'])('the form marks %s across every page', (watermark) => {
    const count = (permit: PermitPrint) => draw(permit).text.split(watermark).length - 1
    expect(count({ ...sample, watermark }) - count(sample)).toBe(2)
  })

  it('the form prints markup, code and control characters as they were typed', () => {
    const nasty = [
      '#read("/etc/passwd")',
      '*bold* _it_ $x^2$ `raw`',
      '<label> @ref = head',
      '\\u{41} // no /* comment */',
      '"); #panic("x")',
    ]
    const { text } = draw({
      ...sample,
      printedBy: nasty[0] ?? '',
      facts: nasty.map((value) => ({ label: '#label', value, wide: true })),
      checks: nasty.map((itemNm) => ({ stage: '#s', itemNm, need: true, kill: true, remark: itemNm })),
    })
    expect(nasty.filter((part) => !squeeze(text).includes(squeeze(part)))).toEqual([])
    expect(text).not.toContain('root:')
  })

  it('the form repeats the head of a long table on the next page', () => {
    const checks = Array.from({ length: 80 }, (_, index) => ({
      stage: '작업 전',
      itemNm: `점검 ${index + 1}`,
      need: true,
      kill: false,
    }))
    const { pages, text } = draw({ ...sample, checks, supplementDetails: [] })
    expect(pages).toBeGreaterThanOrEqual(2)
    expect(squeeze(text).split('안전조치사항').length - 1).toBe(2)
  })

  it('the heads of the form are written in the language of its reader', () => {
    const { text } = draw(sample, 'en')
    expect(text).toContain('Safe work permit')
    expect(squeeze(text)).toContain('Confirmedby·time·note')
    expect(squeeze(text)).not.toContain('안전조치사항')
  })
  it('a broken template is an error with the reason, and the next document is drawn', async () => {
    await expect(renderPdf(permitFormTemplate, { permitCd: 'P' })).rejects.toThrow(/permit-form\.typ/)
    expect((await printPermit(sample, 'kr')).length).toBeGreaterThan(10_000)
  })
})
