import { Button, Input } from 'antd'
import { useId, useMemo, useState } from 'react'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { labelOf } from '../../../../core/web/text/labels.ts'
import { chmChemical } from '../chm-chemical.resource.ts'
import { pastedSubstance } from '../pasted-substance.rule.ts'
import { useSubstanceText } from './substance-texts.ts'

/** KOSHA·NICS 조회결과 붙여넣기: what the text says goes into the form, where a person looks at it and saves. */
export function PasteSubstance({ form }: { form: RecordFormHandle<typeof chmChemical> }) {
  const say = useSubstanceText()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const found = useMemo(() => Object.entries(pastedSubstance(text)), [text])
  const before = (name: string): unknown => form.antd.getFieldValue(name)
  const take = () => {
    form.antd.setFieldsValue(Object.fromEntries(found))
    form.changed()
    setText('')
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {say('paste')}
      </Button>
      <BasePopup
        open={open}
        title={say('paste')}
        onClose={() => setOpen(false)}
        confirmText={say('pasteTake')}
        confirmDisabled={found.length === 0}
        onConfirm={take}
        widthPx={720}
      >
        <div className="chemical-page">
          <p>{say('pasteHelp')}</p>
          <label htmlFor={id}>{say('pasteText')}</label>
          <Input.TextArea id={id} rows={10} value={text} onChange={({ target }) => setText(target.value)} />
          {text.trim() !== '' && found.length === 0 && <p role="alert">{say('pasteNone')}</p>}
          {found.length > 0 && (
            <ul className="chemical-rows" aria-label={say('pasteFound', { count: found.length })}>
              {found.map(([name, value]) => {
                const old = before(name)
                return (
                  <li key={name}>
                    <strong>{labelOf(chmChemical, name)}</strong>
                    <span>
                      {old !== undefined && old !== null && old !== '' && String(old) !== String(value) ? `${String(old)} → ` : ''}
                      {String(value)}
                    </span>
                  </li>
                )
              })}
            </ul>
          )}
        </div>
      </BasePopup>
    </>
  )
}
