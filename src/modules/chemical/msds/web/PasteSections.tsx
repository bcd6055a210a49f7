import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { PastePopup } from '../../web/PastePopup.tsx'
import { chmMsds } from '../msds.resource.ts'
import { pageBreak, pastedSections } from '../pasted-sections.rule.ts'
import { msdsTexts } from './msds.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

interface SectionLine {
  sectCd?: string
  contents?: string
}

/**
 * Divides the text of somebody else's MSDS into sections and puts them into the form; a person looks at it
 * and saves.
 */
export function PasteSections({ form }: { form: RecordFormHandle<typeof chmMsds> }) {
  const say = useTexts(msdsTexts)
  const names = useCodes('MSDS_SECT').data ?? []
  const [text, setText] = useState('')
  const found = useMemo(() => pastedSections(text), [text])
  const notice = useNotice()
  const [reading, setReading] = useState(false)
  const msdsNo = form.detail?.data.msdsNo
  const read = async () => {
    setReading(true)
    try {
      const { data } = await api.get<{ data: { pages: string[] } }>(
        `${chmMsds.path}/${String(msdsNo)}/pdftext`,
      )
      setText(data.pages.join(`\n${pageBreak}`))
    } catch (error) {
      notice.failure(error)
    } finally {
      setReading(false)
    }
  }
  const take = () => {
    const lines = (form.antd.getFieldValue('sects') ?? []) as SectionLine[]
    const plain = found.map(({ sectCd, contents }) => ({ sectCd, contents }))
    const kept = lines.map((line) => ({ ...line, ...plain.find(({ sectCd }) => sectCd === line.sectCd) }))
    const fresh = plain.filter(({ sectCd }) => !lines.some((line) => line.sectCd === sectCd))
    form.antd.setFieldValue('sects', [...kept, ...fresh])
    form.changed()
  }
  return (
    <PastePopup
      say={say}
      text={text}
      onText={setText}
      onTake={take}
      rows={12}
      widthPx={880}
      source={
        msdsNo !== undefined && (
          <div>
            <Button loading={reading} onClick={() => void read()}>
              {say('pasteRead')}
            </Button>
          </div>
        )
      }
      found={
        found.length > 0 && (
          <section aria-label={say('sections')}>
            <h3>{say('pasteFound', { count: found.length })}</h3>
            <ul className="chemical-rows">
              {found.map(({ sectCd, contents, page }) => (
                <li key={sectCd}>
                  <strong>
                    {Number(sectCd)}. {names.find(({ code }) => code === sectCd)?.codeNm}
                    {page !== undefined && <small> {say('pastePage', { no: page })}</small>}
                  </strong>
                  <span>{contents.length > 120 ? `${contents.slice(0, 120)}…` : contents}</span>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    />
  )
}
