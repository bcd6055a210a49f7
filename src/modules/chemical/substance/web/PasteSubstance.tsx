import { useMemo, useState } from 'react'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { labelOf } from '../../../../core/web/text/labels.ts'
import { PastePopup } from '../../web/PastePopup.tsx'
import { chmChemical } from '../chm-chemical.resource.ts'
import { pastedSubstance } from '../pasted-substance.rule.ts'
import { substanceTexts } from './substance.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** KOSHA·NICS 조회결과 붙여넣기: what the text says goes into the form, where a person looks at it and saves. */
export function PasteSubstance({ form }: { form: RecordFormHandle<typeof chmChemical> }) {
  const say = useTexts(substanceTexts)
  const [text, setText] = useState('')
  const found = useMemo(() => Object.entries(pastedSubstance(text)), [text])
  const before = (name: string): unknown => form.antd.getFieldValue(name)
  const take = () => {
    form.antd.setFieldsValue(Object.fromEntries(found))
    form.changed()
  }
  return (
    <PastePopup
      say={say}
      text={text}
      onText={setText}
      onTake={take}
      rows={10}
      widthPx={720}
      found={
        found.length > 0 && (
          <ul className="chemical-rows" aria-label={say('pasteFound', { count: found.length })}>
            {found.map(([name, value]) => {
              const old = before(name)
              return (
                <li key={name}>
                  <strong>{labelOf(chmChemical, name)}</strong>
                  <span>
                    {old !== undefined && old !== null && old !== '' && String(old) !== String(value)
                      ? `${String(old)} → `
                      : ''}
                    {String(value)}
                  </span>
                </li>
              )
            })}
          </ul>
        )
      }
    />
  )
}
